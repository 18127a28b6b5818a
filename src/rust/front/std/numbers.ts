const integers = ['i8', 'i16', 'i32', 'i64', 'i128', 'isize', 'u8', 'u16', 'u32', 'u64', 'u128', 'usize']
const floats = ['f32', 'f64']
const floatConstants = [
  ...['PI', 'TAU', 'E', 'SQRT_2', 'LN_2', 'LN_10', 'FRAC_1_SQRT_2', 'FRAC_1_PI', 'FRAC_2_PI', 'FRAC_PI_2'],
  ...['FRAC_PI_3', 'FRAC_PI_4', 'FRAC_PI_6', 'FRAC_PI_8'],
]
const constants = (type: string, names: readonly string[], between = ' ') =>
  names.map((name) => `const ${name}: ${type};`).join(between)
const floatModule = (type: string) => `
mod ${type} {
  ${constants(type, ['MIN', 'MAX', 'MIN_POSITIVE', 'EPSILON', 'INFINITY', 'NEG_INFINITY', 'NAN'], '\n  ')}
  mod consts { ${constants(type, floatConstants)} }
}
`
const integerModule = (type: string) => `mod ${type} { ${constants(type, ['MIN', 'MAX'])} }\n`

const asciiTests = ['', '_alphabetic', '_alphanumeric', '_digit', '_hexdigit', '_lowercase', '_uppercase']
  .concat(['_punctuation', '_whitespace', '_graphic', '_control'])
  .map((kind) => `fn is_ascii${kind}(&self) -> bool;`)
  .join('\n    ')

/** The methods and constants of integers and floats. */
export const numberDeclarations = `
mod num {
  impl Int {
    const MIN: Self;
    const MAX: Self;
    fn pow(self, exponent: u32) -> Self;
    fn rem_euclid(self, rhs: Self) -> Self;
    fn saturating_add(self, rhs: Self) -> Self;
    fn saturating_sub(self, rhs: Self) -> Self;
    fn saturating_mul(self, rhs: Self) -> Self;
    fn wrapping_add(self, rhs: Self) -> Self;
    fn wrapping_sub(self, rhs: Self) -> Self;
    fn wrapping_mul(self, rhs: Self) -> Self;
    const BITS: u32;
    fn min_value() -> Self;
    fn max_value() -> Self;
    fn isqrt(self) -> Self;
    fn ilog(self, base: Self) -> u32;
    fn ilog2(self) -> u32;
    fn ilog10(self) -> u32;
    fn div_euclid(self, rhs: Self) -> Self;
    fn count_ones(self) -> u32;
    fn count_zeros(self) -> u32;
    fn leading_zeros(self) -> u32;
    fn trailing_zeros(self) -> u32;
    fn leading_ones(self) -> u32;
    fn trailing_ones(self) -> u32;
    fn rotate_left(self, n: u32) -> Self;
    fn rotate_right(self, n: u32) -> Self;
    fn swap_bytes(self) -> Self;
    fn reverse_bits(self) -> Self;
    fn saturating_div(self, rhs: Self) -> Self;
    fn saturating_pow(self, exponent: u32) -> Self;
    fn wrapping_div(self, rhs: Self) -> Self;
    fn wrapping_rem(self, rhs: Self) -> Self;
    fn wrapping_neg(self) -> Self;
    fn wrapping_pow(self, exponent: u32) -> Self;
    fn wrapping_shl(self, rhs: u32) -> Self;
    fn wrapping_shr(self, rhs: u32) -> Self;
    fn checked_add(self, rhs: Self) -> Option<Self>;
    fn checked_sub(self, rhs: Self) -> Option<Self>;
    fn checked_mul(self, rhs: Self) -> Option<Self>;
    fn checked_div(self, rhs: Self) -> Option<Self>;
    fn checked_rem(self, rhs: Self) -> Option<Self>;
    fn checked_div_euclid(self, rhs: Self) -> Option<Self>;
    fn checked_rem_euclid(self, rhs: Self) -> Option<Self>;
    fn checked_neg(self) -> Option<Self>;
    fn checked_pow(self, exponent: u32) -> Option<Self>;
    fn checked_shl(self, rhs: u32) -> Option<Self>;
    fn checked_shr(self, rhs: u32) -> Option<Self>;
    fn checked_ilog2(self) -> Option<u32>;
    fn checked_ilog10(self) -> Option<u32>;
    fn overflowing_add(self, rhs: Self) -> (Self, bool);
    fn overflowing_sub(self, rhs: Self) -> (Self, bool);
    fn overflowing_mul(self, rhs: Self) -> (Self, bool);
    fn overflowing_neg(self) -> (Self, bool);
    fn overflowing_pow(self, exponent: u32) -> (Self, bool);
    fn midpoint(self, rhs: Self) -> Self;
    fn from_str_radix(text: &str, radix: u32) -> Result<Self, ParseIntError>;
  }
  impl Signed {
    fn abs(self) -> Self;
    fn signum(self) -> Self;
    fn is_positive(self) -> bool;
    fn is_negative(self) -> bool;
    fn unsigned_abs(self) -> <Self as Counterpart>::Other;
    fn abs_diff(self, other: Self) -> <Self as Counterpart>::Other;
    fn wrapping_abs(self) -> Self;
    fn saturating_abs(self) -> Self;
    fn saturating_neg(self) -> Self;
    fn checked_abs(self) -> Option<Self>;
    fn overflowing_abs(self) -> (Self, bool);
    fn cast_unsigned(self) -> <Self as Counterpart>::Other;
    fn checked_add_unsigned(self, rhs: <Self as Counterpart>::Other) -> Option<Self>;
    fn checked_sub_unsigned(self, rhs: <Self as Counterpart>::Other) -> Option<Self>;
    fn saturating_add_unsigned(self, rhs: <Self as Counterpart>::Other) -> Self;
    fn saturating_sub_unsigned(self, rhs: <Self as Counterpart>::Other) -> Self;
    fn wrapping_add_unsigned(self, rhs: <Self as Counterpart>::Other) -> Self;
    fn wrapping_sub_unsigned(self, rhs: <Self as Counterpart>::Other) -> Self;
  }
  impl Float {
    const MIN: Self;
    const MAX: Self;
    const MIN_POSITIVE: Self;
    const EPSILON: Self;
    const INFINITY: Self;
    const NEG_INFINITY: Self;
    const NAN: Self;
    fn floor(self) -> Self;
    fn ceil(self) -> Self;
    fn round(self) -> Self;
    fn trunc(self) -> Self;
    fn fract(self) -> Self;
    fn abs(self) -> Self;
    fn signum(self) -> Self;
    fn rem_euclid(self, rhs: Self) -> Self;
    fn powi(self, n: i32) -> Self;
    fn powf(self, n: Self) -> Self;
    fn sqrt(self) -> Self;
    fn hypot(self, other: Self) -> Self;
    fn sin(self) -> Self;
    fn cos(self) -> Self;
    fn tan(self) -> Self;
    fn atan2(self, other: Self) -> Self;
    fn to_degrees(self) -> Self;
    fn to_radians(self) -> Self;
    fn max(self, other: Self) -> Self;
    fn min(self, other: Self) -> Self;
    fn clamp(self, min: Self, max: Self) -> Self;
    fn round_ties_even(self) -> Self;
    fn copysign(self, sign: Self) -> Self;
    fn mul_add(self, a: Self, b: Self) -> Self;
    fn div_euclid(self, rhs: Self) -> Self;
    fn cbrt(self) -> Self;
    fn exp(self) -> Self;
    fn exp2(self) -> Self;
    fn exp_m1(self) -> Self;
    fn ln(self) -> Self;
    fn ln_1p(self) -> Self;
    fn log(self, base: Self) -> Self;
    fn log2(self) -> Self;
    fn log10(self) -> Self;
    fn asin(self) -> Self;
    fn acos(self) -> Self;
    fn atan(self) -> Self;
    fn sin_cos(self) -> (Self, Self);
    fn sinh(self) -> Self;
    fn cosh(self) -> Self;
    fn tanh(self) -> Self;
    fn asinh(self) -> Self;
    fn acosh(self) -> Self;
    fn atanh(self) -> Self;
    fn is_nan(self) -> bool;
    fn is_infinite(self) -> bool;
    fn is_finite(self) -> bool;
    fn is_normal(self) -> bool;
    fn is_sign_positive(self) -> bool;
    fn is_sign_negative(self) -> bool;
    fn recip(self) -> Self;
    fn midpoint(self, other: Self) -> Self;
    fn total_cmp(&self, other: &Self) -> Ordering;
  }
  trait Integer {}
  impl Integer for Int {}
  trait Counterpart { type Other; }
  impl Counterpart for i8 { type Other = u8; }
  impl Counterpart for i16 { type Other = u16; }
  impl Counterpart for i32 { type Other = u32; }
  impl Counterpart for i64 { type Other = u64; }
  impl Counterpart for i128 { type Other = u128; }
  impl Counterpart for isize { type Other = usize; }
  impl Counterpart for u8 { type Other = i8; }
  impl Counterpart for u16 { type Other = i16; }
  impl Counterpart for u32 { type Other = i32; }
  impl Counterpart for u64 { type Other = i64; }
  impl Counterpart for u128 { type Other = i128; }
  impl Counterpart for usize { type Other = isize; }
  #[derive(Clone, PartialEq, Eq, Debug)]
  enum IntErrorKind { Empty, InvalidDigit, PosOverflow, NegOverflow, Zero }
  #[derive(Clone, PartialEq, Eq, Debug)]
  struct ParseIntError { kind: IntErrorKind }
  impl ParseIntError { fn kind(&self) -> &IntErrorKind { &self.kind } }
  impl Display for ParseIntError {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
      f.pad(match self.kind {
        IntErrorKind::Empty => "cannot parse integer from empty string",
        IntErrorKind::InvalidDigit => "invalid digit found in string",
        IntErrorKind::PosOverflow => "number too large to fit in target type",
        IntErrorKind::NegOverflow => "number too small to fit in target type",
        IntErrorKind::Zero => "number would be zero for non-zero type",
      })
    }
  }
  #[derive(Clone, PartialEq, Eq, Debug)]
  enum FloatErrorKind { Empty, Invalid }
  #[derive(Clone, PartialEq, Eq, Debug)]
  struct ParseFloatError { kind: FloatErrorKind }
  impl Display for ParseFloatError {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
      f.pad(match self.kind {
        FloatErrorKind::Empty => "cannot parse float from empty string",
        FloatErrorKind::Invalid => "invalid float literal",
      })
    }
  }
  #[derive(Clone, Copy, PartialEq, Eq, Debug)]
  struct TryFromIntError(());
  impl Display for TryFromIntError {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result { f.pad("out of range integral type conversion attempted") }
  }
  impl Unsigned {
    fn abs_diff(self, other: Self) -> Self;
    fn is_power_of_two(self) -> bool;
    fn next_power_of_two(self) -> Self;
    fn checked_next_power_of_two(self) -> Option<Self>;
    fn next_multiple_of(self, rhs: Self) -> Self;
    fn is_multiple_of(self, rhs: Self) -> bool;
    fn div_ceil(self, rhs: Self) -> Self;
    fn cast_signed(self) -> <Self as Counterpart>::Other;
    fn checked_signed_diff(self, rhs: Self) -> Option<<Self as Counterpart>::Other>;
    fn checked_add_signed(self, rhs: <Self as Counterpart>::Other) -> Option<Self>;
    fn saturating_add_signed(self, rhs: <Self as Counterpart>::Other) -> Self;
    fn wrapping_add_signed(self, rhs: <Self as Counterpart>::Other) -> Self;
  }
  impl u8 {
    ${asciiTests}
    fn to_ascii_lowercase(&self) -> u8;
    fn to_ascii_uppercase(&self) -> u8;
    fn eq_ignore_ascii_case(&self, other: &u8) -> bool;
  }
  impl f32 {
    fn to_bits(self) -> u32;
    fn from_bits(bits: u32) -> f32;
  }
  impl f64 {
    fn to_bits(self) -> u64;
    fn from_bits(bits: u64) -> f64;
  }
  impl bool {
    fn then<T, F: FnOnce() -> T>(self, f: F) -> Option<T> { if self { Some(f()) } else { None } }
    fn then_some<T>(self, value: T) -> Option<T> { if self { Some(value) } else { None } }
  }
}
mod char {
  #[derive(Clone, Copy, PartialEq, Eq, Debug)]
  struct CharTryFromError(());
  #[derive(Clone, Copy, PartialEq, Eq, Debug)]
  struct TryFromCharError(());
  struct CaseChars {}
  impl Iterator for CaseChars { type Item = char; }
  impl DoubleEndedIterator for CaseChars {}
  impl ExactSizeIterator for CaseChars {}
  impl Clone for CaseChars {}
  impl Display for CaseChars {}
  fn from_u32(code: u32) -> Option<char>;
  fn from_digit(digit: u32, radix: u32) -> Option<char>;
  impl char {
    const MIN: char;
    const MAX: char;
    const REPLACEMENT_CHARACTER: char;
    fn from_u32(code: u32) -> Option<char>;
    fn from_digit(digit: u32, radix: u32) -> Option<char>;
    fn is_alphabetic(self) -> bool;
    fn is_numeric(self) -> bool;
    fn is_alphanumeric(self) -> bool;
    fn is_whitespace(self) -> bool;
    fn is_control(self) -> bool;
    fn is_uppercase(self) -> bool;
    fn is_lowercase(self) -> bool;
    fn is_digit(self, radix: u32) -> bool;
    fn to_digit(self, radix: u32) -> Option<u32>;
    fn to_uppercase(self) -> CaseChars;
    fn to_lowercase(self) -> CaseChars;
    fn len_utf8(self) -> usize;
    ${asciiTests}
    fn to_ascii_lowercase(&self) -> char;
    fn to_ascii_uppercase(&self) -> char;
    fn make_ascii_lowercase(&mut self);
    fn make_ascii_uppercase(&mut self);
    fn eq_ignore_ascii_case(&self, other: &char) -> bool;
  }
}
${floats.map(floatModule).join('')}${integers.map(integerModule).join('')}`
