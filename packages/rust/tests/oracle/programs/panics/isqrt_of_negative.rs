let n = tick() as i32 - 4;
log!("{}", 17i32.isqrt());
log!("{}", n.isqrt());
