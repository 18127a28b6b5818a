// refused: E0308
let s: String = "x";
log!("{s}");
