let zero = tick() as i32;
log!("{}", 10i32.rem_euclid(zero));
