for x in [-2.5f32, -0.0, 0.25, 1.0, 7.5] {
    log!("{:.2} {:.2} {:.4} {:.4}", x.sinh(), x.cosh(), x.tanh(), x.asinh());
    log!("{:.4} {:.4} {:.4} {:.4}", x.acos(), x.asin(), x.atan(), x.atanh());
    log!("{:.4} {:.4} {:.2} {:.4}", x.acosh(), x.exp2(), x.exp_m1(), x.ln_1p());
    log!("{:.4} {:.4} {:.4} {:?}", x.log(3.0), x.log10(), x.log2(), x.midpoint(2.0));
    log!("{} {} {} {}", x.is_finite(), x.is_infinite(), x.is_normal(), x.is_sign_positive());
    log!("{:?} {:.4} {:.4} {}", x.round_ties_even(), x.sin_cos().0, x.sin_cos().1, x.to_bits());
}
for x in [-2.5, 0.25, f64::INFINITY] {
    log!("{:.4} {:.4} {:.4} {:.4}", x.atan(), x.exp2(), x.tanh(), x.log10());
    log!("{:?} {} {:?}", x.midpoint(4.5), x.to_bits(), f64::from_bits(x.to_bits()));
}
log!("{:?} {:?} {:?} {:?}", f32::from_bits(0x40490fdb), f32::MIN, f64::MIN, f32::NEG_INFINITY);
{
    use std::f32::*;
    log!("{:?} {:?} {:?} {:?}", std::f32::EPSILON, std::f32::INFINITY, std::f32::MAX, std::f32::MIN);
    log!("{:?} {:?} {:?}", MIN_POSITIVE, std::f32::NAN, std::f32::NEG_INFINITY);
}
log!("{:?} {:?} {:?} {:?}", std::f64::EPSILON, std::f64::INFINITY, std::f64::MAX, std::f64::MIN);
log!("{:?} {:?} {:?}", std::f64::MIN_POSITIVE, std::f64::NAN, std::f64::NEG_INFINITY);
{
    use std::f32::consts::*;
    log!("{:?} {:?} {:?} {:?} {:?}", FRAC_1_PI, FRAC_1_SQRT_2, FRAC_2_PI, FRAC_PI_2, FRAC_PI_3);
    log!("{:?} {:?} {:?} {:?} {:?}", FRAC_PI_4, FRAC_PI_6, FRAC_PI_8, LN_10, LN_2);
    log!("{:?} {:?} {:?} {:?}", SQRT_2, E, TAU, PI);
}
{
    use std::f64::consts::*;
    log!("{:?} {:?} {:?} {:?} {:?}", FRAC_1_PI, FRAC_1_SQRT_2, FRAC_2_PI, FRAC_PI_2, FRAC_PI_3);
    log!("{:?} {:?} {:?} {:?} {:?}", FRAC_PI_4, FRAC_PI_6, FRAC_PI_8, LN_10, LN_2);
    log!("{:?} {:?} {:?} {:?}", SQRT_2, E, TAU, PI);
}
