let v = vec![1, 2, 3];
let from = 9 + tick() as usize;
log!("{:?}", &v[from..]);
