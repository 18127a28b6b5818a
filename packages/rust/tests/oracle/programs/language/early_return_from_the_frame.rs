log!("before");
if tick() % 2 == 0 {
    return;
}
log!("odd");
