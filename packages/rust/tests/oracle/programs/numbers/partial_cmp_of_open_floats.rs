let mut v = vec![2.5, -1.0, 0.5];
v.sort_by(|a, b| a.partial_cmp(b).unwrap());
log!("{:?}", v);
