let mut v = vec![1, 2, 3, 4, 5];
let mut calls = 0;
v.retain_mut(|n| {
    calls += 1;
    *n -= 2;
    *n > 0
});
log!("{:?} {calls}", v);
