mod bank { pub struct Coin(u32); }
use bank::Coin;
fn f(coin: Coin) {
    let Coin(worth) = coin; //~
}

enum Shape { Dot, Line(f32) }
fn f(shape: Shape) -> f32 {
    match shape {
        Shape::Dot(x) => x, //~
        Shape::Line(x) => x,
    }
}

mod bank { pub struct Coin(pub u32); }
use bank::Coin;
fn f(coin: Coin) -> u32 { let Coin(worth) = coin; worth }

enum Shape { Dot, Line(f32) }
fn f(shape: Shape) -> f32 {
    match shape {
        Shape::Dot => 0.0,
        Shape::Line(x) => x,
    }
}
