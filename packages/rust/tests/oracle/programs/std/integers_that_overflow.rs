for (a, b) in [(17i32, 5), (-17, 5), (i32::MIN, -1), (i32::MAX, 2), (-7, -3)] {
    log!("{:?} {:?} {:?}", a.overflowing_div(b), a.overflowing_rem(b), a.overflowing_div_euclid(b));
    log!("{:?} {} {}", a.overflowing_rem_euclid(b), a.wrapping_div_euclid(b), a.wrapping_rem_euclid(b));
    log!("{:?}", a.overflowing_add_unsigned(9));
    log!("{:?}", a.overflowing_sub_unsigned(9));
}
for n in [1u8, 7, 100, 255] {
    log!("{:?} {:?} {}", n.overflowing_add_signed(-9), n.checked_sub_signed(9), n.saturating_sub_signed(9));
    log!("{} {:?}", n.wrapping_sub_signed(-9), n.overflowing_sub_signed(-9));
    log!("{:?}", (n as u64).overflowing_rem(3));
}
log!("{} {} {} {}", 7i32.strict_add(2), 7i32.strict_sub(9), 7i32.strict_mul(-3), 7i32.strict_div(2));
log!("{} {} {}", (-7i32).strict_rem(2), (-7i32).strict_div_euclid(2), (-7i32).strict_rem_euclid(2));
log!("{} {}", 7i32.strict_neg(), 7i32.strict_pow(2));
log!("{} {} {}", (-7i32).strict_abs(), 7i32.strict_add_unsigned(2), 7i32.strict_sub_unsigned(9));
log!("{} {}", 7u64.strict_add_signed(-2), 7u64.strict_sub_signed(-2));
