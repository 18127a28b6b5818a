// refused: E0283
let v = vec![1, 2];
let s: i32 = v.iter().sum() + 1;
log!("{s}");
