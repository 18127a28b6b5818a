struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
struct Pair {
    first: Noisy,
    second: Noisy,
}
impl Drop for Pair {
    fn drop(&mut self) {
        log!("pair of {} and {}", self.first.0, self.second.0);
    }
}
struct Plain(Noisy, Pair);
enum Shape {
    Empty,
    One(Noisy),
    Two { a: Noisy, b: Noisy },
}
let _plain = Plain(
    Noisy("x"),
    Pair {
        second: Noisy("z"),
        first: Noisy("y"),
    },
);
let _tuple = (Noisy("t0"), 1, Noisy("t2"));
let _array = [Noisy("a0"), Noisy("a1")];
let _list = vec![Noisy("v0"), Noisy("v1")];
let _option = Some(Noisy("o"));
let _boxed = Box::new(Noisy("b"));
let _shapes = (
    Shape::Empty,
    Shape::One(Noisy("s1")),
    Shape::Two {
        b: Noisy("sb"),
        a: Noisy("sa"),
    },
);
log!("end");
