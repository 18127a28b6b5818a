use std::cmp::Reverse;
let mut v = vec![("b", 2), ("a", 2), ("c", 1)];
v.sort_by(|a, b| a.1.cmp(&b.1).then(b.0.cmp(a.0)));
log!("{:?}", v);
v.sort_by_key(|p| Reverse(p.0));
log!("{:?}", v);
v.sort_unstable();
log!("{:?}", v);
