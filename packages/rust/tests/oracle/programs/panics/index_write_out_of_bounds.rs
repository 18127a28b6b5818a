let mut v = [1, 2, 3];
let i = 5 + tick() as usize;
v[i] = 4;
