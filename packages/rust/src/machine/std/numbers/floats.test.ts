import { runText } from '../../../../tests/runText'

test('rounding', () => {
  const program = `
    println!("{} {} {} {} {}", 2.5f32.round(), (-2.5f32).round(), 2.5f64.round_ties_even(), 2.7f32.trunc(), (-0.3f32).round());
    println!("{} {} {} {}", (-2.5f32).floor(), (-2.5f32).ceil(), 5.75f32.fract(), (-5.75f32).fract());
  `
  expect(runText(program)).toEqual(['3 -3 2 2 -0', '-3 -2 0.75 -0.75'])
})

test('rounds each f32 step', () => {
  const program = `
    println!("{} {} {} {}", 2.0f32.powi(10), 1.1f32.powi(-3), 1.1f32.powi(20), 1.1f64.powi(20));
    println!("{} {} {}", 2.0f32.sqrt(), 3.0f32.hypot(5.0), 2.0f32.cbrt());
    println!("{} {} {} {}", 180f32.to_radians(), 3.14f32.to_degrees(), 180f64.to_radians(), 1f64.to_degrees());
  `
  expect(runText(program)).toEqual([
    '1024 0.75131476 6.7275033 6.727499949325609',
    '1.4142135 5.8309517 1.2599211',
    '3.1415927 179.90875 3.141592653589793 57.29577951308232',
  ])
})

test('the Euclidean remainder is never negative', () => {
  const program = `
    println!("{} {} {} {}", (-5.5f32).rem_euclid(2.0), (-5.5f32).div_euclid(2.0), 5.5f32.rem_euclid(-2.0), (-0.1f32).rem_euclid(360.0));
  `
  expect(runText(program)).toEqual(['0.5 -3 1.5 359.9'])
})

test('min and max ignore NaN, clamp keeps it', () => {
  const program = `
    println!("{} {} {} {}", f32::NAN.max(1.0), 1.0f32.min(f32::NAN), 5.0f32.clamp(0.0, 1.0), f32::NAN.clamp(0.0, 1.0));
    println!("{:?} {:?} {:?}", 1.0f32.partial_cmp(&f32::NAN), 1.0f32.total_cmp(&2.0), (-0.0f32).total_cmp(&0.0));
  `
  expect(runText(program)).toEqual(['1 1 1 NaN', 'None Less Less'])
})

test('signs', () => {
  const program = `
    println!("{} {} {} {}", (-0.0f32).signum(), f32::NAN.signum(), 2.0f32.copysign(-0.0), (-2.0f32).abs());
    println!("{} {} {} {}", (-0.0f32).is_sign_negative(), f32::INFINITY.is_finite(), f32::NAN.is_nan(), 1e-40f32.is_normal());
  `
  expect(runText(program)).toEqual(['-1 NaN -2 2', 'true false true false'])
})

test('constants and functions', () => {
  const program = `
    println!("{} {} {:?} {:?} {}", f32::MAX, f32::EPSILON, f32::MIN_POSITIVE, f64::MAX, f64::EPSILON);
    println!("{:.5} {:.5} {:.5} {:.5}", 1.0f32.sin(), 1.0f32.atan2(2.0), 2.0f32.ln(), 8.0f32.log(2.0));
    println!("{} {} {}", std::f32::consts::PI, std::f64::consts::TAU, 3.0f32.mul_add(2.0, 1.0));
    println!("{} {} {}", 1.0f32.to_bits(), f32::from_bits(0x40490fdb), 0.5f32.recip());
  `
  expect(runText(program)).toEqual([
    '340282350000000000000000000000000000000 0.00000011920929 1.1754944e-38 1.7976931348623157e308 0.0000000000000002220446049250313',
    '0.84147 0.46365 0.69315 3.00000',
    '3.1415927 6.283185307179586 7',
    '1065353216 3.1415927 2',
  ])
})

test('parse accepts signs, exponents and names', () => {
  const program = `
    println!("{:?} {:?} {:?} {:?}", "1.5".parse::<f32>(), "+1e3".parse::<f32>(), ".5".parse::<f64>(), "-inf".parse::<f64>());
    println!("{:?} {:?} {} {}", "x".parse::<f64>(), "".parse::<f64>(), "1e".parse::<f32>().is_err(), " 1".parse::<f32>().unwrap_err());
  `
  expect(runText(program)).toEqual([
    'Ok(1.5) Ok(1000.0) Ok(0.5) Ok(-inf)',
    'Err(ParseFloatError { kind: Invalid }) Err(ParseFloatError { kind: Empty }) true invalid float literal',
  ])
})

test('an invalid clamp ends the program', () => {
  const program = `
    let (a, b) = (9.0, 3.0);
    println!("{}", 5f32.clamp(a, b));
  `
  expect(runText(program)).toEqual(['panic: min > max, or either was NaN. min = 9.0, max = 3.0'])
})
