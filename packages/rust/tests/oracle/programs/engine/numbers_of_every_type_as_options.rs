rect!(x = 1i8, y = 2u8, w = 3i16, h = 4u16, rotation = 5i64, border_radius = 6u64);
rect!(x = 7usize, y = 8isize, w = 9i128, h = 10u128, rotation = 11f64, border_radius = 12f32);
