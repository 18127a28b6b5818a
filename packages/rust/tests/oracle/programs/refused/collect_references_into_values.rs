// refused: E0277
let v: Vec<i32> = [1, 2].iter().collect();
log!("{:?}", v);
