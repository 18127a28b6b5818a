// refused: E0594
struct P {
    x: i32,
}
let p = P { x: 1 };
p.x = 2;
log!("{}", p.x);
