log!("{:?} {:?} {:?}", 258u32.to_be_bytes(), 258u16.to_le_bytes(), (-2i32).to_be_bytes());
log!("{} {} {}", u32::from_be_bytes([0, 0, 1, 2]), i16::from_le_bytes([0xff, 0xff]), u64::from_le_bytes([1, 0, 0, 0, 0, 0, 0, 0]));
log!("{:?} {:?}", i8::from_be_bytes([0x80]), (1u128 << 100).to_le_bytes());
let bytes: [u8; 4] = 7u32.to_le_bytes();
let list = vec![1u8, 2, 3, 4];
log!("{} {}", bytes[0], u32::from_le_bytes(list[0..4].try_into().unwrap()));
log!("{:?} {} {}", 1.5f32.to_be_bytes(), f32::from_le_bytes(1.5f32.to_le_bytes()), f32::from_be_bytes([64, 0, 0, 0]));
log!("{:?} {} {}", 2.5f64.to_le_bytes(), f64::from_be_bytes(2.5f64.to_be_bytes()), f64::from_le_bytes([0; 8]));
