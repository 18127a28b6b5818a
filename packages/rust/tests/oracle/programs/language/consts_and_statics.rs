const SPEEDS: [f32; 3] = [1.0, 2.5, 4.0];
const COUNT: usize = SPEEDS.len() * 2;
static NAME: &str = "turbo";
log!("{} {} {}", SPEEDS[1], COUNT, NAME);
