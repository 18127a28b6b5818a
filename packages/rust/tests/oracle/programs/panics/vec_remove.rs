let mut v = vec![1, 2, 3];
log!("{}", v.remove(2));
v.push(3);
v.remove(3);
