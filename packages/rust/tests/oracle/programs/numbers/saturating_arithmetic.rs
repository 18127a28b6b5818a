log!("{} {} {}", 5u32.saturating_sub(7), 250u8.saturating_add(10), 100i8.saturating_mul(2));
log!("{} {}", (-100i8).saturating_sub(100), i32::MIN.saturating_neg());
