let n = 3;
panic!("got {n} and {:?}", Some("x"));
