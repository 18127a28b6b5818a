// refused: init! takes `struct Name { … } = initial value`
turbo::init! {
    pub struct State {
        n: i32,
    } = Self { n: 0 }
}

turbo::go!({});
