let v = "1 2 3".split(' ').map(|t| t.parse::<i32>().unwrap()).collect::<Vec<_>>();
log!("{:?} {} {:?}", v, Vec::<i32>::new().len(), Vec::<Option<Vec<u8>>>::with_capacity(2));
