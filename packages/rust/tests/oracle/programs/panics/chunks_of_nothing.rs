let v = vec![1, 2, 3];
log!("{:?}", v.chunks(2).collect::<Vec<_>>());
let n = tick() as usize;
log!("{}", v.chunks(n).count());
