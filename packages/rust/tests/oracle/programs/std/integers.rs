for (a, b) in [(17i32, 5), (-17, 5), (i32::MIN, -1), (i32::MAX, 2), (0, 3)] {
    log!("{:?} {:?} {:?}", a.checked_div_euclid(b), a.checked_rem(b), a.checked_rem_euclid(b));
    log!("{:?} {:?} {:?}", a.overflowing_mul(b), a.overflowing_neg(), a.overflowing_abs());
    log!("{} {} {}", a.saturating_div(b), a.wrapping_div(b), a.wrapping_rem(b));
    log!("{} {} {:?} {}", a.is_negative(), a.is_positive(), a.checked_abs(), a.saturating_abs());
    log!("{} {:?} {:?}", a.cast_unsigned(), a.checked_add_unsigned(3), a.checked_sub_unsigned(3));
    log!("{} {}", a.saturating_add_unsigned(3), a.saturating_sub_unsigned(3));
    log!("{} {} {}", a.wrapping_add_unsigned(3), a.wrapping_sub_unsigned(3), a.midpoint(4));
    log!("{} {} {} {}", a.count_zeros(), a.leading_ones(), a.trailing_ones(), a.reverse_bits());
    log!("{:?} {} {}", a.overflowing_pow(3), a.saturating_pow(3), a.wrapping_pow(3));
    log!("{:?} {:?} {:?} {:?}", a.checked_shl(3), a.checked_shl(32), a.checked_shr(3), a.checked_shr(40));
}
for n in [1u8, 7, 8, 100, 200, 255] {
    log!("{:?} {:?} {:?}", n.checked_ilog2(), n.checked_ilog10(), n.ilog(3));
    log!("{} {:?} {}", n.cast_signed(), n.checked_add_signed(-9), n.saturating_add_signed(100));
    log!("{} {:?} {:?}", n.wrapping_add_signed(-9), n.checked_next_power_of_two(), n.checked_signed_diff(90));
    log!("{} {} {} {}", n.div_ceil(3), n.is_multiple_of(4), n.is_multiple_of(0), (n as u32).next_multiple_of(6));
    log!("{} {}", n.midpoint(201), n.checked_ilog2().is_some());
}
log!("{:?} {:?} {:?} {:?}", 0u32.checked_ilog2(), 0u32.checked_ilog10(), i32::from_str_radix("-ff", 16), u8::from_str_radix("12", 2).is_err());
log!("{} {} {} {}", i16::min_value(), i16::max_value(), u64::min_value(), u64::max_value());
log!("{} {} {} {}", std::i8::MIN, std::i8::MAX, std::u8::MIN, std::u8::MAX);
log!("{} {} {} {}", std::i16::MIN, std::i16::MAX, std::u16::MIN, std::u16::MAX);
log!("{} {} {} {}", std::i32::MIN, std::i32::MAX, std::u32::MIN, std::u32::MAX);
log!("{} {} {} {}", std::i64::MIN, std::i64::MAX, std::u64::MIN, std::u64::MAX);
log!("{} {} {} {}", std::i128::MIN, std::i128::MAX, std::u128::MIN, std::u128::MAX);
log!("{} {} {} {}", std::isize::MIN < 0, std::isize::MAX > 70000, std::usize::MIN, std::usize::MAX > 70000);
