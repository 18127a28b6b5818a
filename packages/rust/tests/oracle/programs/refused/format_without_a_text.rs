// refused: format argument must be a string literal
let s = "x";
log!(s);
