let mut v = vec![1, 2, 3, 4, 5];
let (a, b) = v.split_at_mut(2);
a[0] = b[0] * 10;
b[2] = a[1];
log!("{:?}", v);
