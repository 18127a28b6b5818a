// refused: E0382
let a = String::from("a");
let b = a + "b";
log!("{a} {b}");
