log!("{}", std::env::args().count());
