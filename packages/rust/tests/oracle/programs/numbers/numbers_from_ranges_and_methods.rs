log!("{} {} {}", 1.max(2), 5.min(3), 7.clamp(1, 3));
log!("{} {}", 5.to_string(), 2.5.to_string());
