// refused: E0308
let s = String::from("x");
text!(s, x = 1);
