let b = "hi!".as_bytes();
log!("{:?} {} {:?}", b, b[0], String::from_utf8(vec![104, 105]).unwrap());
