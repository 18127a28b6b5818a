macro_rules! bar {
    ($x:expr, $value:expr) => {
        bar!($x, $value, 0x00ff00ff)
    };
    ($x:expr, $value:expr, $color:expr) => {
        rect!(x = $x, y = 100 - $value, w = 8, h = $value, color = $color);
        text!("{}", $value; x = $x, y = 110);
    };
}
macro_rules! dots {
    ($($x:expr, $y:expr);* $(;)?) => {
        $(circ!(x = $x, y = $y, d = 4);)*
    };
}
macro_rules! label {
    ($format:literal $(, $value:expr)*; $($option:ident = $set:expr),*) => {
        text!($format $(, $value)*; $($option = $set),*)
    };
}
bar!(10, 20);
bar!(20, 30 + 5, 0xff0000ff);
for n in 0..3 {
    dots! { n * 10, 5; n * 10 + 5, 9; }
}
label!("{}/{}", 1, 2; x = 4, y = 8);
