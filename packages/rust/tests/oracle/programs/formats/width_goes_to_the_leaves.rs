#[derive(Debug)]
struct P {
    a: i32,
    b: f32,
}
#[derive(Debug)]
enum E {
    Plain,
    Tuple(i32),
}
log!("[{:5?}] [{:5?}] [{:05?}]", Some(1), vec![1, 22], (1, 2));
log!("[{:6.2?}] [{:6?}] [{:6?}]", P { a: 1, b: 0.5 }, E::Plain, E::Tuple(7));
log!("[{:6?}] [{:6?}]", "ab", Some("ab"));
