// refused: E0597
fn keep<T: 'static>(value: T) {}
let text = String::from("a");
keep(&text);
