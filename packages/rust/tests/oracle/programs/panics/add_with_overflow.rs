let mut n = 250u8;
for _ in 0..10 {
    log!("{n}");
    n += 1;
}
