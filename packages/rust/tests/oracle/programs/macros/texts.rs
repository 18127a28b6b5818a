macro_rules! shown {
    ($e:expr) => {
        log!("{} = {:?}", stringify!($e), $e)
    };
}
macro_rules! tokens {
    ($($t:tt)*) => {
        stringify!($($t)*)
    };
}
macro_rules! described {
    ($name:ident, $t:ty) => {
        concat!(stringify!($name), ": ", stringify!($t), " ", 1, 2.5, true, 'c', -3)
    };
}
macro_rules! bracketed {
    ($format:literal $(, $value:expr)*) => {
        format!(concat!("[", $format, "]") $(, $value)*)
    };
}
macro_rules! note {
    ($($argument:tt)*) => {
        log!("> {}", format!($($argument)*))
    };
}
shown!(1 + 2*3);
shown!(vec![1, 2]);
log!("{}", tokens!(a + b, c::d(1,2) -> x; {y} 'a "s" 1.5 #[x]));
log!("{}", described!(abc, Option<i32>));
log!("{} {}", bracketed!("{}-{}", 1, 2), bracketed!("none"));
note!("{} {name}", 1, name = "b");
log!("{}", stringify!(Vec<i32>));
