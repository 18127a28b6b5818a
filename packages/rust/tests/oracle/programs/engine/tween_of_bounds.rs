turbo::init! {
    struct State {
        b: Tween<Bounds>,
    } = Self { b: Tween::new(Bounds::new(0, 0, 10, 10)).duration(6).set(Bounds::new(-50, 33, 21, 4)) }
}

turbo::go!({
    let mut s = State::load();
    log!("{:?}", s.b.get());
    s.save();
});
