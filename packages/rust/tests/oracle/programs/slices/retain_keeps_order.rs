let mut v = vec![5, 1, 4, 2, 3];
v.retain(|n| n % 2 == 1);
log!("{:?}", v);
