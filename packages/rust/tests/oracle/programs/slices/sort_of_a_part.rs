let mut v = vec![5, 4, 3, 2, 1];
v[1..].sort();
log!("{:?}", v);
v[..3].reverse();
log!("{:?}", v);
