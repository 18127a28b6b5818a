// refused: expected item, found `;`
turbo::init! {
    struct State {
        n: i32,
    } = Self { n: 0 }
};

turbo::go!({});
