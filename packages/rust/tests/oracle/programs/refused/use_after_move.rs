// refused: E0382
let a = vec![1];
let b = a;
log!("{:?} {:?}", a, b);
