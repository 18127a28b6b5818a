let mut v = vec![1, 2, 3];
log!("{:?}", v.split_off(3));
v.split_off(4);
