let big = 0x1_2345_6789i64;
log!("{} {} {}", big as i32, (big * -1) as i32, big as u8);
