let o: Option<i32> = if tick() > 100 { Some(1) } else { None };
log!("{}", o.unwrap());
