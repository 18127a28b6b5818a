let mut t = (1, [2, 3], vec![4]);
let a = &mut t.0;
let b = &mut t.1[1];
let c = &mut t.2;
*a += 10;
*b += 10;
c.push(5);
log!("{:?}", t);
