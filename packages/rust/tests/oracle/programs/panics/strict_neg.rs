log!("{}", i8::MIN.strict_neg());
