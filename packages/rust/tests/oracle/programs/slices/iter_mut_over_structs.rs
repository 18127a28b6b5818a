#[derive(Debug)]
struct P {
    x: f32,
    alive: bool,
}
let mut v: Vec<P> = (0..3).map(|i| P { x: i as f32, alive: true }).collect();
for p in v.iter_mut() {
    p.x += 0.5;
    p.alive = p.x < 2.0;
}
for p in &mut v {
    p.x *= 2.0;
}
log!("{:?}", v);
