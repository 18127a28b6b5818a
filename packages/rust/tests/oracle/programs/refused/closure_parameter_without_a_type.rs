// refused: E0282
let f = |p| p.len();
log!("{}", f("a"));
