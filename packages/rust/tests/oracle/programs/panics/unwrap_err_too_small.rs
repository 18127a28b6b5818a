log!("{}", "-300".parse::<i8>().unwrap());
