// refused: E0609
struct P {
    speed: i32,
}
let p = P { speed: 1 };
log!("{}", p.sped);
