// refused: E0277
turbo::init! {
    struct State {
        key: char,
    } = Self { key: 'a' }
}

turbo::go!({});
