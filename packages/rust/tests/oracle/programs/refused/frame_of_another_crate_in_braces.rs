// refused: E0433
turbos::go! { log!("x"); }
