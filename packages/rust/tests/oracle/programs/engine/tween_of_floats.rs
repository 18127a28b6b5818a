turbo::init! {
    struct State {
        x: Tween<f32>,
    } = Self { x: Tween::new(0.0).duration(10).ease(Easing::EaseInOutQuad).set(100.0) }
}

turbo::go!({
    let mut s = State::load();
    log!("{} {} {:?}", s.x.get(), s.x.done(), s.x.elapsed_since_done());
    if tick() == 14 {
        s.x.set(50.0);
    }
    if tick() == 18 {
        s.x.set(80.0);
    }
    log!("{:?}", s.x);
    s.save();
});
