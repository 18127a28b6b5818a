let x = -3.7f32;
log!("{} {} {}", (x * 10.0) as i32, x as i32 * 10, (x.abs() * 2.0) as usize % 4);
