let v = vec![1, 2, 3];
let to = 9 + tick() as usize;
log!("{:?}", &v[1..to]);
