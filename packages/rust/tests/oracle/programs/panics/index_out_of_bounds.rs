let v = vec![1, 2, 3];
let i = 3 + tick() as usize;
log!("{}", v[i]);
