turbo::init! {
    struct State {
        n: u32,
    } = Self { n: 5 }
}

turbo::go!({
    let mut state = State::load();
    state.n += 1;
    log!("{} {}", state.n, State::load().n);
    if tick() % 4 != 3 {
        state.save();
    }
});
