let r: Result<i32, &str> = Err("bad");
log!("{}", r.expect("it should work"));
