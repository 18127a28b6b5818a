let mut text = String::from("abc");
text.reserve(10);
log!("{}", text.capacity() >= 13);
