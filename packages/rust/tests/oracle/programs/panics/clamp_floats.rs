let most = 3.0 + tick() as f32;
log!("{}", 5.0f32.clamp(9.0, most));
