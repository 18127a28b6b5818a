let t = 0.5f32;
let a = if t > 0.4 { 0.0 } else { t };
let b = match 2 {
    1 => t,
    2 => 3.0,
    _ => 4.5,
};
log!("{a} {b}");
