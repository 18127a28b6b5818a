use std::f32::consts;
log!("{} {} {}", consts::PI, consts::TAU, consts::E);
log!("{} {} {}", PI, std::f64::consts::PI, consts::FRAC_PI_2);
log!("{} {} {}", f32::MAX, f32::MIN_POSITIVE, f32::EPSILON);
log!("{} {}", f64::MAX, f64::EPSILON);
