let mut v = [1, 2, 3];
for mut n in v {
    n *= 2;
    log!("{n}");
}
for n in &mut v {
    *n += 1;
}
log!("{:?}", v);
