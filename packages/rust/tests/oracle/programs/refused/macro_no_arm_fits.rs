// refused: no rules expected
macro_rules! one {
    ($x:expr) => {
        $x
    };
}
log!("{}", one!(1, 2));
