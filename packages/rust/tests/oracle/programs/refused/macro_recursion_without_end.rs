// refused: recursion limit reached
macro_rules! again {
    () => {
        again!()
    };
}
again!();
