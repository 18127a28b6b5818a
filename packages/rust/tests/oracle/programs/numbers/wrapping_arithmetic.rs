log!("{} {}", 250u8.wrapping_add(10), 5u32.wrapping_sub(7));
log!("{} {}", 0x12345678u32.wrapping_mul(0x9abcdef1), i32::MAX.wrapping_mul(i32::MAX));
log!("{} {}", i32::MIN.wrapping_abs(), i32::MIN.wrapping_neg());
log!("{}", 6364136223846793005u64.wrapping_mul(1442695040888963407));
log!("{} {}", 1u32.wrapping_shl(33), 200u8.wrapping_shr(9));
