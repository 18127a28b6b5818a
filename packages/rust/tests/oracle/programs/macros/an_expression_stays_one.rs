macro_rules! square {
    ($x:expr) => {
        $x * $x
    };
}
macro_rules! difference {
    ($a:expr, $b:expr) => {
        $a * $b - $a
    };
}
macro_rules! negative {
    ($x:expr) => {
        -$x
    };
}
macro_rules! absolute {
    ($x:literal) => {
        $x.abs()
    };
}
log!("{} {} {} {}", square!(2 + 3), difference!(1 + 2, 3 + 4), negative!(1 + 2), absolute!(-5i32));
let mut calls = 0;
let mut next = || {
    calls += 1;
    calls
};
log!("{}", square!(next()));
