// refused: E0425
macro_rules! outside {
    () => {
        later
    };
}
let later = 1;
log!("{}", outside!());
