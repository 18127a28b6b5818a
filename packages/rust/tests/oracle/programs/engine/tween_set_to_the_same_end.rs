turbo::init! {
    struct State {
        x: Tween<f64>,
    } = Self { x: Tween::new(0.0).duration(8).set(10.0) }
}

turbo::go!({
    let mut s = State::load();
    s.x.set(10.0);
    log!("{}", s.x.get());
    s.save();
});
