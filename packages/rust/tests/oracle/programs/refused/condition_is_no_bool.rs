// refused: E0308
if tick() {
    log!("x");
}
