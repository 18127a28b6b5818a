let mut v = vec![1, 2, 3];
v.drain(..2);
log!("{:?}", v);
v.drain(..2);
