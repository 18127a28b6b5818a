let (a, b) = (-7 + tick() as i32, 2);
log!("{} {} {} {}", a / b, a % b, a.div_euclid(b), a.rem_euclid(b));
