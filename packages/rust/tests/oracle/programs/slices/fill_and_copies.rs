let mut v = vec![1, 2, 3, 4];
v[1..3].fill(7);
let w = v[..2].to_vec();
v[0] = 100;
let mut a = [0; 2];
a.copy_from_slice(&v[..2]);
log!("{:?} {:?} {:?}", v, w, a);
