log!("{}", "300".parse::<u8>().unwrap());
