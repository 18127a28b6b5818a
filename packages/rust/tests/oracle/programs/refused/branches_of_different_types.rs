// refused: E0308
let x = if tick() > 1 { 1 } else { "a" };
log!("{}", x);
