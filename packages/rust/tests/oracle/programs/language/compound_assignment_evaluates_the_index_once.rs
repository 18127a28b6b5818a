fn f(n: usize) -> usize {
    log!("index {n}");
    n
}
let mut v = vec![1; 3];
v[f(1)] += 5;
v[f(2)] <<= 2;
log!("{:?}", v);
