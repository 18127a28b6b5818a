// refused: E0425
macro_rules! hidden {
    () => {
        let inside = 1;
    };
}
hidden!();
log!("{}", inside);
