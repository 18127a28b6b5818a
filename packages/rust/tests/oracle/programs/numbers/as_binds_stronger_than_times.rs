let n = 7u32;
log!("{} {}", n as f32 / 2.0, 2.0 * n as f32);
log!("{}", (n as f32 * 0.5) as u32 + 1);
