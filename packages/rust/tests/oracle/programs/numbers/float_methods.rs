for f in [1.5f32, -1.5, 0.0, 7.25] {
    log!("{} {} {} {}", f.abs(), f.signum(), f.fract(), f.recip());
    log!("{} {} {}", f.rem_euclid(2.0), f.div_euclid(2.0), f.mul_add(2.0, 0.5));
    log!("{} {}", f.copysign(-1.0), f.is_sign_negative());
}
log!("{}", 1.0f32.lerp_by(3.0, 0.25));

trait Lerp {
    fn lerp_by(self, end: Self, part: f32) -> Self;
}

impl Lerp for f32 {
    fn lerp_by(self, end: f32, part: f32) -> f32 {
        self + (end - self) * part
    }
}
