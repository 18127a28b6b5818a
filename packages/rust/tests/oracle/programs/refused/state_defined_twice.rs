// refused: E0428
turbo::init! {
    struct State {
        a: struct Item { x: i32 },
        b: struct Item { y: i32 },
    } = Self { a: Item { x: 1 }, b: Item { x: 1 } }
}

turbo::go!({});
