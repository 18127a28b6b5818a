// refused: E0433
Turbo::go!({ log!("x"); });
