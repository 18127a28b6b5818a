let text: &'static str = Box::leak(Box::new(String::from("abc")));
log!("{}", text);
