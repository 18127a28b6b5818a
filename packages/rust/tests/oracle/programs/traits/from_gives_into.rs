#[derive(Debug)]
struct Celsius(f32);
impl From<i32> for Celsius {
    fn from(n: i32) -> Self {
        Celsius(n as f32)
    }
}
impl From<(f32, f32)> for Celsius {
    fn from(pair: (f32, f32)) -> Self {
        Celsius(pair.0 + pair.1)
    }
}
fn warm(c: impl Into<Celsius>) -> f32 {
    let c: Celsius = c.into();
    c.0 + 1.0
}
log!("{:?} {} {}", Celsius::from(3), warm(20), warm((0.5, 0.25)));
