log!("{} {} {}", f32::NAN.min(1.0), 1.0f32.max(f32::NAN), 2.0f32.min(1.0));
log!("{}", f32::NAN.clamp(0.0, 1.0).is_nan());
