#[derive(PartialEq, PartialOrd, Debug, Clone, Copy)]
struct P {
    x: i32,
    y: f32,
}
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug, Clone, Copy)]
enum Level {
    Low,
    Mid(i32),
    High,
}
log!("{} {}", P { x: 1, y: 2.0 } < P { x: 1, y: 3.0 }, P { x: 2, y: 0.0 } > P { x: 1, y: 9.0 });
let mut v = vec![Level::High, Level::Mid(2), Level::Low, Level::Mid(1)];
v.sort();
log!("{:?} {:?}", v, Level::Low.max(Level::High));
