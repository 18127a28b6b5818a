log!("{} {} {}", 2.0f32.sqrt(), 3.0f32.hypot(4.0), 1.5f32.hypot(0.3));
log!("{:?} {}", (-1.0f32).sqrt().is_nan(), 27.0f32.cbrt());
