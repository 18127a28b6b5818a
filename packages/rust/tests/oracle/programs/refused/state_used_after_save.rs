// refused: E0382
turbo::init! {
    struct State {
        n: i32,
    } = Self { n: 0 }
}

turbo::go!({
    let mut state = State::load();
    state.save();
    log!("{}", state.n);
});
