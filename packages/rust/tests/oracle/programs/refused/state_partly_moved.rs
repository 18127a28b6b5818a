// refused: E0382
turbo::init! {
    struct State {
        screen: enum Screen { Title, Play },
    } = Self { screen: Screen::Title }
}

turbo::go!({
    let state = State::load();
    let screen = state.screen;
    log!("{}", screen == Screen::Play);
    state.save();
});
