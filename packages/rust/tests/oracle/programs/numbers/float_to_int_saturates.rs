for f in [300.7f32, -5.5, 0.99, -0.99, 1e20, -1e20, f32::NAN, f32::INFINITY] {
    log!("{} {} {} {} {}", f as u8, f as i8, f as u32, f as i32, f as u64);
}
