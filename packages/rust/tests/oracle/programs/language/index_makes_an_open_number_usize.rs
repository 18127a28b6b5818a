let i = 1;
let v = [5, 6, 7];
log!("{} {}", v[i], i + v.len());
