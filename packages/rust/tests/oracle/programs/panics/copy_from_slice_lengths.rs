let mut a = [1, 2, 3];
let b = vec![4; 2 + tick() as usize];
a[..2].copy_from_slice(&b);
log!("{:?}", a);
a.copy_from_slice(&b);
