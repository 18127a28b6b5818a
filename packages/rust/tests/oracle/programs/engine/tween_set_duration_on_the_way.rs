turbo::init! {
    struct State {
        x: Tween<f32>,
    } = Self { x: Tween::new(0.0).duration(10).set(100.0) }
}

turbo::go!({
    let mut s = State::load();
    if tick() == 5 {
        s.x.set_duration(20);
    }
    log!("{}", s.x.get());
    s.save();
});
