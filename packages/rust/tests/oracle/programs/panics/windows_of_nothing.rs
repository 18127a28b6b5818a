let v = vec![1, 2, 3];
log!("{:?}", v.windows(2).collect::<Vec<_>>());
let n = tick() as usize;
log!("{}", v.windows(n).count());
