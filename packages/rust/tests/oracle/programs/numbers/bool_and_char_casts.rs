log!("{} {} {} {}", true as i32, false as u8, 'a' as u32, 'é' as u8);
log!("{} {}", 97u8 as char, 97 as char);
