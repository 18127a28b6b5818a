log!("{}", 200u8.strict_add(100));
