fn f(n: usize) -> usize {
    log!("{n}");
    n
}
let mut v = vec![0; 3];
v[f(1)] = f(2);
log!("{:?}", v);
