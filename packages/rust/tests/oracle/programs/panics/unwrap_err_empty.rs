log!("{}", "".parse::<i32>().unwrap());
