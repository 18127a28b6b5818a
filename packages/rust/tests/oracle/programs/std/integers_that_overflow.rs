for (a, b) in [(17i32, 5), (-17, 5), (i32::MIN, -1), (i32::MAX, 2), (-7, -3)] {
    log!("{:?} {:?} {:?}", a.overflowing_div(b), a.overflowing_rem(b), a.overflowing_div_euclid(b));
    log!("{:?} {} {}", a.overflowing_rem_euclid(b), a.wrapping_div_euclid(b), a.wrapping_rem_euclid(b));
    log!("{:?} {:?} {}", a.overflowing_shl(b as u32), a.overflowing_shr(3), a.unbounded_shl(33));
    log!("{} {} {:?}", a.unbounded_shr(40), a.unbounded_shr(2), a.overflowing_add_unsigned(9));
    log!("{:?} {} {}", a.overflowing_sub_unsigned(9), a.to_be(), i32::from_be(a));
    log!("{} {} {:?}", a.to_le(), i32::from_le(a), a.to_ne_bytes());
}
for n in [1u8, 7, 100, 255] {
    log!("{:?} {:?} {}", n.overflowing_add_signed(-9), n.checked_sub_signed(9), n.saturating_sub_signed(9));
    log!("{} {:?} {:?}", n.wrapping_sub_signed(-9), n.overflowing_sub_signed(-9), n.checked_ilog(3));
    log!("{:?} {:?} {}", n.checked_ilog(1), (n as u64).overflowing_rem(3), (n as u64).unbounded_shl(70));
}
log!("{} {} {} {}", 7i32.strict_add(2), 7i32.strict_sub(9), 7i32.strict_mul(-3), 7i32.strict_div(2));
log!("{} {} {}", (-7i32).strict_rem(2), (-7i32).strict_div_euclid(2), (-7i32).strict_rem_euclid(2));
log!("{} {} {} {}", 7i32.strict_neg(), 7i32.strict_pow(2), 7i32.strict_shl(2), (-7i32).strict_shr(1));
log!("{} {} {}", (-7i32).strict_abs(), 7i32.strict_add_unsigned(2), 7i32.strict_sub_unsigned(9));
log!("{} {}", 7u64.strict_add_signed(-2), 7u64.strict_sub_signed(-2));
log!("{} {}", u16::from_ne_bytes([1, 2]), f32::from_ne_bytes(1.5f32.to_ne_bytes()));
log!("{}", f64::from_ne_bytes(2.5f64.to_ne_bytes()));
