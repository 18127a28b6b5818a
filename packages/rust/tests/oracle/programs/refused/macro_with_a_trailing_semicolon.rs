// refused: trailing semicolon in macro used in expression position
macro_rules! number {
    () => {
        5;
    };
}
let n = number!();
log!("{}", n);
