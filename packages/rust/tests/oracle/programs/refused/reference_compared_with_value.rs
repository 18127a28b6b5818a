// refused: E0308
let v = vec![1, 2];
log!("{}", v.iter().filter(|x| x > 1).count());
