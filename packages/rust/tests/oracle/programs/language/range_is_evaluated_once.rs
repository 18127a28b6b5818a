let mut n = 3;
for i in 0..n {
    n += 1;
    log!("{i} {n}");
}
