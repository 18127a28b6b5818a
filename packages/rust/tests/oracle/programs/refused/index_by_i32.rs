// refused: E0277
let v = vec![1, 2];
let i: i32 = 0;
log!("{}", v[i]);
