// refused: E0308
let s = String::from("a");
log!("{}", s < "b");
