log!("{} {} {}", 0b1011u32.count_ones(), 1u32.leading_zeros(), 8u32.trailing_zeros());
log!("{} {}", 0x12u8.rotate_left(4), 0x12345678u32.rotate_right(8));
log!("{} {} {}", 64u32.is_power_of_two(), 65u32.next_power_of_two(), 0x1234u16.swap_bytes());
