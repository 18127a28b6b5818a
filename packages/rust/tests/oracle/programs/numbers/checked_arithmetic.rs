log!("{:?} {:?}", 250u8.checked_add(5), 250u8.checked_add(6));
log!("{:?} {:?} {:?}", 5u32.checked_sub(6), 7i32.checked_div(0), i32::MIN.checked_neg());
log!("{:?} {:?}", 65536u32.checked_mul(65536), 2i32.checked_pow(31));
