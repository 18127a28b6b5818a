// refused: E0308
let i = 0;
let v = [1, 2];
log!("{}", v[i]);
let b: i32 = i;
