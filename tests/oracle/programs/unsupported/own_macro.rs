macro_rules! twice {
    ($n:expr) => {
        $n * 2
    };
}
log!("{}", twice!(3));
