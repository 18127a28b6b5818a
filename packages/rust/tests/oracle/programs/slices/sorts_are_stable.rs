let mut v = vec![(2, 'a'), (1, 'b'), (2, 'c'), (1, 'd')];
v.sort_by_key(|p| p.0);
log!("{:?}", v);
v.sort_by(|a, b| b.0.cmp(&a.0));
log!("{:?}", v);
