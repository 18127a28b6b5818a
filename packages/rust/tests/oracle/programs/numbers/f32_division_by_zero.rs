let zero = tick() as f32;
log!("{} {} {}", 1.0 / zero, -1.0 / zero, zero / zero);
