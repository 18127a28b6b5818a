enum Shape { Line(f32) }
fn f(shape: Shape) -> f32 {
    match shape {
        Shape::Line { length } => length, //~
    }
}

struct Coin(u32);
fn f(coin: Coin) -> u32 {
    let Coin { worth } = coin; //~
    worth
}

enum Shape { Line(f32), Round { size: f32 } }
fn f(shape: Shape) -> f32 {
    match shape {
        Shape::Line(length) => length,
        Shape::Round { size } => size,
    }
}

struct Coin(u32);
fn f(coin: Coin) -> u32 {
    let Coin { 0: worth } = coin;
    worth
}
