log!("{}", 5u8.strict_add(3));
