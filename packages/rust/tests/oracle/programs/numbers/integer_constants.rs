log!("{} {} {} {}", i8::MIN, i16::MAX, u32::MAX, i64::MIN);
log!("{} {} {}", u64::MAX, i32::BITS, u8::BITS);
