trait Bytes {
    const BYTES: usize;
    const BITS: usize = Self::BYTES * 8;
}
impl Bytes for u8 {
    const BYTES: usize = 1;
}
impl Bytes for i32 {
    const BYTES: usize = 4;
}
impl Bytes for &str {
    const BYTES: usize = "four".len();
}
impl<T> Bytes for Option<T> {
    const BYTES: usize = 2;
}
log!("{} {}", [0; u8::BITS as usize].len(), [0; <u8 as Bytes>::BITS].len());
log!("{} {}", [0; i32::BYTES].len(), [0; <&str>::BYTES].len());
log!("{} {}", [0; <Option<u8> as Bytes>::BITS].len(), [0; { <i32 as Bytes>::BITS - 30 }].len());
