for _ in 0..4 {
    log!("{}", rand());
}
log!("{} {}", rand() % 6 + 1, rand() as f32 / u32::MAX as f32);
