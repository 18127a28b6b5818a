log!("{} {}", 16777217i32 as f32, 16777219i32 as f32);
log!("{} {}", u64::MAX as f32, i64::MIN as f32);
