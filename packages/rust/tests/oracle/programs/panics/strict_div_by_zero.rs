log!("{}", 7u32.strict_div(0));
