// refused: E0616
let v = vec![1];
log!("{}", v.len);
