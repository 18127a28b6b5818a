log!("{} {} {}", 3u32.abs_diff(10), (-5i32).abs_diff(7), i32::MIN.abs_diff(i32::MAX));
log!("{} {} {}", (-5i32).signum(), 0i32.signum(), (-5i32).unsigned_abs());
