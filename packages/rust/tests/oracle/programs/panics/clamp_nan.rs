let most = f32::NAN;
log!("{}", 5.0f32.clamp(1.0, most));
