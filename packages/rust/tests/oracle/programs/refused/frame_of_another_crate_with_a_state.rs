// refused: E0433
xturbo::init! { struct State { n: u32 } = { Self { n: 0 } } }
turbo::go!({ log!("x"); });
