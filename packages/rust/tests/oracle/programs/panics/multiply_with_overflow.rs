let mut n: i32 = 1;
loop {
    log!("{n}");
    n = n * 1000;
}
