log!("{}", "12x".parse::<i32>().unwrap());
