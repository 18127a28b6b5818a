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
  }
  impl Signed {
    fn abs(self) -> Self;
    fn signum(self) -> Self;
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
  }
}
${floats.map(floatModule).join('')}${integers.map(integerModule).join('')}`
