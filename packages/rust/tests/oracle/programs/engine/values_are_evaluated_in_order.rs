fn f(n: i32) -> i32 {
    log!("{n}");
    n
}
rect!(w = f(1), x = f(2), w = f(3));
text!("{} {}", f(4), f(5); y = f(6), x = f(7));
