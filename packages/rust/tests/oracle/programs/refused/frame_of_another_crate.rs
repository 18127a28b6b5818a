// refused: E0433
xturbo::go!({ log!("x"); });
