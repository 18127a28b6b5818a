let mut sum = 0.0f32;
for _ in 0..10 {
    sum += 0.1;
}
log!("{sum} {}", 0.1f32 + 0.2);
