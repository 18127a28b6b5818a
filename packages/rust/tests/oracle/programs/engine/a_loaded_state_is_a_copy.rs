turbo::init! {
    struct State {
        list: Vec<Vec<i32>>,
    } = Self { list: vec![vec![1]] }
}

turbo::go!({
    let state = State::load();
    log!("{}", state.save());
    let mut changed = State::load();
    changed.list[0].push(2);
    log!("{:?} {:?}", changed.list, State::load().list);
});
