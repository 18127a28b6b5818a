let mut v = vec![1, 2, 3, 4, 5];
v.rotate_left(2);
log!("{:?}", v);
v.rotate_right(1);
log!("{:?}", v);
let mut w = vec![1, 1, 2, 2, 1];
w.dedup();
log!("{:?} {:?}", w, [1, 2].repeat(2));
