fn f(n: i32) -> i32 {
    log!("{n}");
    n
}
struct P {
    a: i32,
    b: i32,
}
let p = P { b: f(1), a: f(2) };
let t = (f(3), [f(4), f(5)]);
log!("{}", f(6) + f(7) * f(8) - p.a - p.b - t.0);
rect!(y = f(9), x = f(10));
