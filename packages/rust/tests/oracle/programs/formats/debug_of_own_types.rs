#[derive(Debug)]
struct P {
    a: i32,
    b: Vec<f32>,
}
#[derive(Debug)]
struct Pair(i32, &'static str);
#[derive(Debug)]
struct Unit;
#[derive(Debug)]
enum E {
    Plain,
    Tuple(i32, f32),
    Named { x: i32 },
}
log!("{:?} {:?} {:?}", P { a: 1, b: vec![0.5] }, Pair(1, "x"), Unit);
log!("{:?} {:?} {:?}", E::Plain, E::Tuple(1, 2.0), E::Named { x: 3 });
