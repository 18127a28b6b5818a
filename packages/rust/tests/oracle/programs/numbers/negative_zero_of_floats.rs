let zero = -0.0f32;
log!("{} {:?} {} {}", zero, zero, zero == 0.0, zero.is_sign_negative());
