macro_rules! checked {
    ($a:expr, $b:expr) => {
        assert!($a == $b, "no {}", stringify!($a))
    };
}
macro_rules! at {
    ($list:expr, $index:expr) => {
        $list[$index]
    };
}
checked!(1 + 1, 2);
let list = vec![1, 2, 3];
log!("{}", at!(list, 1));
checked!(1 + 1, 3);
