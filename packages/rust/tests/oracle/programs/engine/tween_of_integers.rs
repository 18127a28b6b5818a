turbo::init! {
    struct State {
        n: Tween<i32>,
        small: Tween<u8>,
    } = Self {
        n: Tween::new(10).duration(7).set(-10),
        small: Tween::new(0).duration(9).ease(Easing::EaseOutQuad).set(255),
    }
}

turbo::go!({
    let mut s = State::load();
    log!("{} {}", s.n.get(), s.small.get());
    s.save();
});
