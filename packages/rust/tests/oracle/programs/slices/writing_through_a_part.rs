let mut v = vec![1, 2, 3, 4];
for x in &mut v[..2] {
    *x *= 10;
}
let part = &mut v[2..];
part[0] = 99;
part[1] += 1;
log!("{:?}", v);
