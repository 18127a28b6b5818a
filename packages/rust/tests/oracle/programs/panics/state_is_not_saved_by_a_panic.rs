turbo::init! {
    struct State {
        n: u32,
    } = Self { n: 0 }
}

turbo::go!({
    let mut state = State::load();
    log!("{}", state.n);
    state.n += 1;
    if state.n == 3 {
        let none: Option<u32> = None;
        state.n = none.unwrap();
    }
    state.save();
});
