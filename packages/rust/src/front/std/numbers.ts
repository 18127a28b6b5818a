import { BOTH_ENDS, functions, iterator } from './declaring'

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

const counterparts = integers
  .map((type) => {
    const other = (type.startsWith('u') ? 'i' : 'u') + type.slice(1)
    const bytes = (type.endsWith('size') ? 32 : Number(type.slice(1))) / 8
    return `  impl Counterpart for ${type} { type Other = ${other}; type Bytes = [u8; ${bytes}]; }`
  })
  .join('\n')

export const numberDeclarations = `
mod num {
  impl Int {
    const MIN: Self;
    const MAX: Self;
    ${functions('(self, exponent: u32) -> Self', 'pow saturating_pow wrapping_pow')}
    ${functions(
      '(self, rhs: Self) -> Self',
      'rem_euclid saturating_add saturating_sub saturating_mul wrapping_add wrapping_sub wrapping_mul ' +
        'div_euclid saturating_div wrapping_div wrapping_rem midpoint',
    )}
    const BITS: u32;
    fn min_value() -> Self;
    fn max_value() -> Self;
    ${functions('(self) -> Self', 'isqrt wrapping_neg')}
    ${functions('(self) -> u32', 'ilog2 ilog10 count_ones leading_zeros trailing_zeros')}
    ${functions('(self, rhs: Self) -> Option<Self>', 'checked_add checked_sub checked_mul checked_div checked_rem')}
    fn checked_neg(self) -> Option<Self>;
    fn checked_pow(self, exponent: u32) -> Option<Self>;
  }
  impl Signed {
    ${functions('(self) -> Self', 'abs signum wrapping_abs')}
    fn is_positive(self) -> bool;
    fn is_negative(self) -> bool;
    fn unsigned_abs(self) -> <Self as Counterpart>::Other;
    fn abs_diff(self, other: Self) -> <Self as Counterpart>::Other;
    fn checked_abs(self) -> Option<Self>;
  }
  impl Float {
    const MIN: Self;
    const MAX: Self;
    const MIN_POSITIVE: Self;
    const EPSILON: Self;
    const INFINITY: Self;
    const NEG_INFINITY: Self;
    const NAN: Self;
    ${functions(
      '(self) -> Self',
      'floor ceil round trunc fract abs signum sqrt sin cos tan to_degrees to_radians exp ln log2 log10 asin acos atan',
    )}
    fn rem_euclid(self, rhs: Self) -> Self;
    fn powi(self, n: i32) -> Self;
    fn powf(self, n: Self) -> Self;
    ${functions('(self, other: Self) -> Self', 'hypot atan2 max min midpoint')}
    fn clamp(self, min: Self, max: Self) -> Self;
    fn copysign(self, sign: Self) -> Self;
    fn mul_add(self, a: Self, b: Self) -> Self;
    fn div_euclid(self, rhs: Self) -> Self;
    fn log(self, base: Self) -> Self;
    fn sin_cos(self) -> (Self, Self);
    ${functions('(self) -> bool', 'is_nan is_infinite is_finite is_sign_positive is_sign_negative')}
    fn total_cmp(&self, other: &Self) -> Ordering;
  }
  trait Integer {}
  impl Integer for Int {}
  trait Counterpart { type Other; type Bytes; }
${counterparts}
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
  ${iterator('CaseChars', 'char', ...BOTH_ENDS, 'Clone')}
  impl Display for CaseChars {}
  fn from_u32(code: u32) -> Option<char>;
  fn from_digit(digit: u32, radix: u32) -> Option<char>;
  impl char {
    const MIN: char;
    const MAX: char;
    const REPLACEMENT_CHARACTER: char;
    fn from_u32(code: u32) -> Option<char>;
    fn from_digit(digit: u32, radix: u32) -> Option<char>;
    ${functions(
      '(self) -> bool',
      'is_alphabetic is_numeric is_alphanumeric is_whitespace is_control is_uppercase is_lowercase',
    )}
    fn is_digit(self, radix: u32) -> bool { self.to_digit(radix).is_some() }
    fn to_digit(self, radix: u32) -> Option<u32>;
    fn to_uppercase(self) -> CaseChars;
    fn to_lowercase(self) -> CaseChars;
    fn len_utf8(self) -> usize;
  }
}
${floats.map(floatModule).join('')}${integers.map(integerModule).join('')}`
