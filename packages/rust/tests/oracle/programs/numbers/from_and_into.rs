log!("{} {}", f32::from(3u8), i64::from(-3i32));
let wide: u64 = 7u32.into();
log!("{wide} {:?} {:?}", u8::try_from(300), i8::try_from(-5i32));
