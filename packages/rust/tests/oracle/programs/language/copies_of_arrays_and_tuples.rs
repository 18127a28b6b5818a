let a = [1, 2, 3];
let mut b = a;
b[0] = 9;
let t = (1, [2, 3]);
let mut u = t;
u.1[0] = 7;
log!("{:?} {:?} {:?} {:?}", a, b, t, u);
