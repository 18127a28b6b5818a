turbo::init! {
    struct State {
        n: u32,
    } = Self { n: 5 }
}

turbo::go!({
    let mut state = State::load();
    state.n += 1;
    log!("{}", state.n);
    if tick() % 2 == 0 {
        state.save();
    }
});
