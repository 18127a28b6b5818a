log!("{} {}", rand(), rand() % 100);
