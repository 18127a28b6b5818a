#[derive(Debug)]
struct P {
    a: i32,
    list: Vec<(i32, &'static str)>,
    none: Option<i32>,
    empty: Vec<i32>,
}
#[derive(Debug)]
enum E {
    Plain,
    Tuple(i32, f32),
    Named { x: i32 },
}
#[derive(Debug)]
struct Unit;
log!("{:#?}", P { a: 1, list: vec![(1, "a")], none: None, empty: vec![] });
log!("{:#?} {:#?} {:#?} {:#?}", E::Plain, E::Tuple(1, 2.0), E::Named { x: 3 }, Unit);
log!("{:#?} {:#?} {:#?}", (1,), Some(Some(2)), [1.5]);
