enum Shape {
    Square(f32),
    Circle { d: f32 },
    Dot,
}
for s in [Shape::Square(1.5), Shape::Circle { d: 2.0 }, Shape::Dot] {
    match s {
        Shape::Square(size) | Shape::Circle { d: size } => log!("{size}"),
        Shape::Dot => log!("dot"),
    }
}
