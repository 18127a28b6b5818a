// refused: E0282
let v = vec![];
log!("{}", v.len());
