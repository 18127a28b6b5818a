let mut v = [[1, 2], [3, 4]];
v.swap(0, 1);
v[0].swap(0, 1);
log!("{:?}", v);
let (a, b) = v.split_at_mut(1);
std::mem::swap(&mut a[0], &mut b[0]);
log!("{:?}", v);
