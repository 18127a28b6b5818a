log!("{} {} {}", 0.1f32, 0.1f64, 1.0f32 / 3.0);
log!("{} {} {}", 1e20f32, 1e-7f32, 16777216.0f32);
log!("{} {} {} {}", f32::NAN, f32::INFINITY, f32::NEG_INFINITY, f32::MAX);
