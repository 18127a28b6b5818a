macro_rules! op {
    ($a:expr, plus, $b:expr) => {
        $a + $b
    };
    ($a:expr, times, $b:expr) => {
        $a * $b
    };
    ($a:expr) => {
        $a
    };
}
macro_rules! kind {
    (true) => {
        "yes"
    };
    ($name:ident) => {
        stringify!($name)
    };
    ($text:literal) => {
        concat!("a literal ", $text)
    };
    ($any:tt) => {
        "one part"
    };
    ($($any:tt)*) => {
        "several parts"
    };
}
log!("{} {} {}", op!(1, plus, 2), op!(2 + 1, times, 3), op!(9));
log!("{} {} {} {} {}", kind!(true), kind!(fn), kind!(5), kind!([1, 2]), kind!(a b));
