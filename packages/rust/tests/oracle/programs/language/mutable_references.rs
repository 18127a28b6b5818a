fn bump(n: &mut i32) {
    *n += 1;
}
fn twice(n: &mut i32) {
    bump(n);
    bump(n);
}
let mut n = 1;
twice(&mut n);
let r = &mut n;
*r *= 10;
log!("{n}");
