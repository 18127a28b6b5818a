turbo::init! {
    struct State {
        n: u32,
        list: Vec<i32>,
    } = Self { n: 0, list: vec![] }
}

turbo::go!({
    let mut state = State::load();
    state.n += 1;
    state.list.push(state.n as i32 * 10);
    log!("{:?}", state);
    state.save();
});
