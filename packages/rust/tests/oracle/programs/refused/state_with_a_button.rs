// refused: E0277
turbo::init! {
    struct State {
        a: Button,
    } = Self { a: Button::Released }
}

turbo::go!({});
