turbo::init! {
    struct State {
        linear: Tween<f32>,
        whole: Tween<i32>,
        asked: Tween<f32>,
        bounds: Tween<Bounds>,
    } = Self {
        linear: Tween::new(0.0).duration(4).set(220.0),
        whole: Tween::new(0).duration(4).ease(Easing::EaseInSine).set(100),
        asked: Tween::new(0.0).duration(4).set(10.0),
        bounds: Tween::new(Bounds::new(0, 0, 10, 10)).duration(4).set(Bounds::new(-50, 33, 1, 4)),
    }
}

turbo::go!({
    let mut s = State::load();
    if tick() % 3 == 1 {
        log!("{} {} {:?}", s.linear.get(), s.whole.get(), s.bounds.get());
        log!("{} {:?} {}", s.asked.done(), s.asked.elapsed_since_done(), s.asked.get());
    }
    if tick() == 20 {
        s.linear.set_duration(60);
        s.linear.set(0.0);
        log!("{:?}", s.linear);
    }
    s.save();
});
