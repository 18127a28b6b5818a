log!("{}", i32::MIN.strict_rem(-1));
