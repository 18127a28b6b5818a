let (a, b) = (3usize, 5usize);
log!("{:?} {}", a.checked_sub(b), a.abs_diff(b));
