fn half(n: i32) -> Option<i32> {
    if n % 2 == 0 { Some(n / 2) } else { None }
}
for n in 0..4 {
    let Some(h) = half(n) else {
        log!("{n} is odd");
        continue;
    };
    log!("{h}");
}
