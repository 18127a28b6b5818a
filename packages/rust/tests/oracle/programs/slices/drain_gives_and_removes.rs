let mut v = vec![1, 2, 3, 4, 5];
let out: Vec<i32> = v.drain(1..3).collect();
log!("{:?} {:?}", out, v);
v.drain(..1);
log!("{:?}", v);
for x in v.drain(..) {
    log!("{x}");
}
log!("{}", v.len());
