// refused: E0308
let f = |x| x;
log!("{} {}", f(1), f("a"));
