turbo::init! {
    struct A {
        n: i32,
    } = Self { n: 1 }
}

turbo::init! {
    struct B {
        n: i32,
    } = Self::start()
}

impl B {
    fn start() -> Self {
        B { n: 100 }
    }
}

turbo::go!({
    let (mut a, mut b) = (A::load(), B::load());
    a.n += 1;
    b.n -= 1;
    log!("{} {}", a.n, b.n);
    a.save();
    b.save();
});
