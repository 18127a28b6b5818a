let n = -(tick() as i32);
let m = (n * -1) / 7;
log!("{} {} {:?} {}", n, m, -5 % 5, (-0.4f32) as i32);
log!("{} {}", (-0.0f32) as i32, (-0.4f64).trunc() as i64);
