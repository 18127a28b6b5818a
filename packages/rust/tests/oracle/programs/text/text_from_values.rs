log!("{} {} {}", 1.5.to_string(), 'c'.to_string(), true.to_string());
log!("{} {}", String::from('x'), "a".to_owned() + "b");
log!("{}", "ab".chars().nth(1).unwrap());
