let mut v = vec![1, 2, 3];
*v.last_mut().unwrap() = 30;
if let Some(x) = v.get_mut(0) {
    *x += 9;
}
if let Some(x) = v.first_mut() {
    *x *= 2;
}
for x in v.iter_mut().rev().take(2) {
    *x += 1;
}
let r = &mut v[1];
*r -= 50;
log!("{:?}", v);
