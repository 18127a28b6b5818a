turbo::init! {
    struct State {
        n: u32,
    } = Self { n: rand() % 1000 }
}

turbo::go!({
    log!("{} {}", State::load().n, State::load().n);
    if tick() == 2 {
        State::load().save();
    }
});
