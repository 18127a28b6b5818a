// refused: E0599
let mut text = String::new();
write!(text, "{}", 1).unwrap();
log!("{}", text);
