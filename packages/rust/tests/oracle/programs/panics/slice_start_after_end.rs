let v = vec![1, 2, 3];
let from = 3 + tick() as usize;
log!("{:?}", &v[from..1]);
