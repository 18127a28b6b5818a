for n in [300i32, -1, 128, 255, 256, -129, i32::MAX, i32::MIN] {
    log!("{} {} {} {} {} {}", n as u8, n as i8, n as u16, n as i16, n as u32, n as i64 as u64);
}
