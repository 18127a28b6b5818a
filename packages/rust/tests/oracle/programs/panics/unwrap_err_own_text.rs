let r: Result<i32, String> = Err("no \"luck\"".to_string());
log!("{}", r.unwrap());
