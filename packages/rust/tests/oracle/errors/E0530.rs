enum Shape { Dot, Line(f32) }
use Shape::*;
fn f(shape: Shape) -> u32 {
    match shape {
        Line => 1, //~
        _ => 2,
    }
}

static LIMIT: u32 = 5;
fn f(n: u32) -> bool {
    match n {
        LIMIT => true, //~
        _ => false,
    }
}

enum Shape { Dot, Line(f32) }
use Shape::*;
fn f(shape: Shape) -> u32 {
    match shape {
        Line(_) => 1,
        Dot => 2,
    }
}

const LIMIT: u32 = 5;
fn draw() {}
fn f(n: u32) -> bool {
    let draw = n;
    match draw {
        LIMIT => true,
        _ => false,
    }
}
