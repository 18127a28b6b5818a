fn noisy() -> i32 {
    log!("called");
    1
}
let (mut a, mut b) = (1, 2);
_ = noisy();
(a, b) = (b, a);
let mut v = [0, 0];
[v[0], _] = [7, 8];
(a, _) = (a + 10, 0);
log!("{a} {b} {:?}", v);
