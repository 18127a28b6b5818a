turbo::init! {
    struct State {
        x: Tween<i32>,
    } = Self { x: Tween::new(5).duration(4) }
}

turbo::go!({
    let mut s = State::load();
    if tick() % 6 == 2 {
        s.x.add(20);
    }
    log!("{} {}", s.x.get(), s.x.end);
    s.save();
});
