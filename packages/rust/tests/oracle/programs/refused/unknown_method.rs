// refused: E0599
let v = vec![1];
log!("{}", v.lenght());
