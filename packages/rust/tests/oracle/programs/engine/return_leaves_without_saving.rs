turbo::init! {
    struct State {
        n: i32,
    } = Self { n: 0 }
}

turbo::go!({
    let mut s = State::load();
    s.n += 1;
    log!("{}", s.n);
    if tick() == 1 {
        return;
    }
    s.save();
});
