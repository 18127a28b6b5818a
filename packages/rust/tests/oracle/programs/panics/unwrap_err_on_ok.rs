let r: Result<i32, &str> = Ok(3);
log!("{}", r.unwrap_err());
