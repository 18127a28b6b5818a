let number = 5;
let _ = &raw const number;
