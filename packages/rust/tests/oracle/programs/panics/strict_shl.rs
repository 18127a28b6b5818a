log!("{}", 1u8.strict_shl(8));
