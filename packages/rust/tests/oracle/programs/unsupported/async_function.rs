async fn wait() -> i32 {
    1
}
log!("made");
