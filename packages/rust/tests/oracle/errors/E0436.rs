enum Shape { Box { width: f32, height: f32 } }
fn f(shape: Shape) -> Shape {
    Shape::Box {
        width: 1.0,
        ..shape //~
    }
}

enum Shape { Dot, Round { size: f32 } }
fn f(shape: Shape) -> Shape {
    Shape::Round { ..shape } //~
}

#[derive(Clone)]
struct Size { width: f32, height: f32 }
fn f(size: Size) -> Size { Size { width: 1.0, ..size } }

#[derive(Default)]
struct Size { width: f32, height: f32 }
fn f() -> Size { Size { width: 1.0, ..Default::default() } }
