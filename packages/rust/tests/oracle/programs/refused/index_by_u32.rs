// refused: E0277
let v = [1, 2];
log!("{}", v[rand() % 2]);
