let by: u8 = 3;
let n: u32 = 5;
log!("{} {}", n << by, n >> 1i64);
