// refused: E0425
fn turn() -> f32 {
    PI
}

turbo::go!({
    log!("{} {}", turn(), PI);
});
