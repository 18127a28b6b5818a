// refused: E0433
rturbo::go!({ log!("x"); });
