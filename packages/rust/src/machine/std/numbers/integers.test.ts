import { runText } from '../../../../tests/runText'

test('saturating, wrapping, checked and overflowing', () => {
  const program = `
    println!("{} {} {} {}", 5u32.saturating_sub(7), 250u8.saturating_add(10), (-100i8).saturating_sub(100), 100i32.saturating_mul(i32::MAX));
    println!("{} {} {} {}", 255u8.wrapping_add(3), 0u32.wrapping_sub(1), 1664525u32.wrapping_mul(1013904223), i32::MAX.wrapping_add(1));
    println!("{:?} {:?} {:?} {:?}", 5u8.checked_sub(6), 5u8.checked_add(6), 10i32.checked_div(0), i32::MIN.checked_div(-1));
    println!("{:?} {:?} {:?}", 200u8.overflowing_add(100), i32::MIN.overflowing_neg(), 5i32.overflowing_mul(3));
    println!("{} {} {}", 6364136223846793005u64.wrapping_mul(1442695040888963407), 3i64.wrapping_pow(50), 7u8.wrapping_pow(9));
    println!("{} {:?} {}", 2u8.saturating_pow(9), 10i64.checked_pow(19), (-2i64).pow(63));
  `
  expect(runText(program)).toEqual([
    '0 255 -128 2147483647',
    '2 4294967295 182531539 -2147483648',
    'None Some(11) None None',
    '(44, true) (-2147483648, true) (15, false)',
    '433315962919513059 6048575297968530377 71',
    '255 None -9223372036854775808',
  ])
})

test('the Euclidean remainder is never negative', () => {
  const program = `
    println!("{} {} {} {}", (-7i32).rem_euclid(3), (-7i32).div_euclid(3), 7i32.rem_euclid(-3), 7i32.div_euclid(-3));
    println!("{} {}", (-7i64).rem_euclid(3), -7 % 3);
  `
  expect(runText(program)).toEqual(['2 -3 1 -2', '2 -1'])
})

test('min, max, clamp, abs and signum', () => {
  const program = `
    println!("{} {} {} {} {}", 1.max(2), 3.min(1), 15.clamp(0, 10), (-5i32).abs(), (-5i64).signum());
    println!("{} {} {} {}", 5i32.abs_diff(-7), 3u8.abs_diff(9), i32::MIN.unsigned_abs(), (-3i32).is_negative());
  `
  expect(runText(program)).toEqual(['2 1 10 5 -1', '12 6 2147483648 true'])
})

test('bits', () => {
  const program = `
    println!("{} {} {} {} {}", 12u32.count_ones(), 12u32.leading_zeros(), 12u32.trailing_zeros(), (-1i16).count_ones(), 0u8.leading_zeros());
    println!("{:#x} {:#x} {:#b} {:#x}", 0x12345678u32.rotate_left(8), 0x12345678u32.swap_bytes(), 0b1101u8.reverse_bits(), 0xffu8.rotate_right(3));
    println!("{:?} {:?} {}", 1u8.checked_shl(8), 1u8.checked_shl(7), 1u32.wrapping_shl(33));
  `
  expect(runText(program)).toEqual(['2 28 2 16 8', '0x34567812 0x78563412 0b10110000 0xff', 'None Some(128) 2'])
})

test('powers, roots and logarithms', () => {
  const program = `
    println!("{} {} {} {} {}", 2i32.pow(10), 17u32.isqrt(), 1000u32.ilog10(), 1023u32.ilog2(), 81u32.ilog(3));
    println!("{} {} {} {} {}", 16u32.is_power_of_two(), 17u32.next_power_of_two(), 7u32.div_ceil(2), 13u32.next_multiple_of(5), 9u8.midpoint(4));
  `
  expect(runText(program)).toEqual(['1024 4 3 9 4', 'true 32 4 15 6'])
})

test('mixes signed and unsigned', () => {
  const program = `
    println!("{:?} {} {:?} {}", 5usize.checked_add_signed(-6), 5u32.saturating_add_signed(-6), 5i8.checked_add_unsigned(200), 200u8.wrapping_add_signed(100));
  `
  expect(runText(program)).toEqual(['None 0 None 44'])
})

test('constants', () => {
  const program = `
    println!("{} {} {} {} {}", u8::MAX, i64::MIN, u32::BITS, i32::max_value(), std::i8::MAX);
  `
  expect(runText(program)).toEqual(['255 -9223372036854775808 32 2147483647 127'])
})

test('parse errors', () => {
  const program = `
    println!("{:?} {:?} {:?} {:?}", "12".parse::<i32>(), "-5".parse::<u8>(), "".parse::<i32>(), "300".parse::<u8>());
    println!("{:?} {:?} {:?} {:?}", "+5".parse::<i32>(), "-".parse::<i32>(), " 1".parse::<i32>(), "-200".parse::<i8>());
    println!("{} {} {}", "x".parse::<i32>().unwrap_err(), "999".parse::<u8>().unwrap_err(), "".parse::<u8>().unwrap_err());
    println!("{:?} {:?} {:?}", i8::from_str_radix("-7f", 16), u32::from_str_radix("zz", 36), "99999999999999999999".parse::<u64>());
    println!("{:?} {:?} {:?}", "true".parse::<bool>(), "yes".parse::<bool>().is_err(), "é".parse::<char>());
  `
  expect(runText(program)).toEqual([
    'Ok(12) Err(ParseIntError { kind: InvalidDigit }) Err(ParseIntError { kind: Empty }) Err(ParseIntError { kind: PosOverflow })',
    'Ok(5) Err(ParseIntError { kind: InvalidDigit }) Err(ParseIntError { kind: InvalidDigit }) Err(ParseIntError { kind: NegOverflow })',
    'invalid digit found in string number too large to fit in target type cannot parse integer from empty string',
    'Ok(-127) Ok(1295) Err(ParseIntError { kind: PosOverflow })',
    "Ok(true) true Ok('é')",
  ])
})

test('an overflowing power ends the program', () => {
  const program = `
    println!("{}", 10i32.pow(10));
  `
  expect(runText(program)).toEqual(['panic: attempt to multiply with overflow'])
})
