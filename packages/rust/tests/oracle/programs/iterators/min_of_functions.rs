log!("{} {}", std::cmp::min(3, 2), std::cmp::max("a", "b"));
