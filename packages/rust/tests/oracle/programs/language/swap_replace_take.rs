use std::mem;
let (mut a, mut b) = (vec![1], vec![2, 3]);
mem::swap(&mut a, &mut b);
let old = mem::replace(&mut a, vec![9]);
let taken = mem::take(&mut b);
log!("{:?} {:?} {:?} {:?}", a, b, old, taken);
