trait Shape {
    fn area(&self) -> f32;
    fn grow(&mut self);
    fn boxed(&self) -> Box<dyn Shape>;
}
#[derive(Clone)]
struct Square(f32);
impl Shape for Square {
    fn area(&self) -> f32 {
        self.0 * self.0
    }
    fn grow(&mut self) {
        self.0 += 1.0;
    }
    fn boxed(&self) -> Box<dyn Shape> {
        Box::new(self.clone())
    }
}
impl Clone for Box<dyn Shape> {
    fn clone(&self) -> Self {
        (**self).boxed()
    }
}
#[derive(Clone)]
struct Scene {
    front: Box<dyn Shape>,
    rest: Vec<Box<dyn Shape>>,
    last: Option<Box<dyn Shape>>,
    size: Box<u32>,
}
let before = Scene {
    front: Box::new(Square(1.0)),
    rest: vec![Box::new(Square(2.0)), Box::new(Square(3.0))],
    last: Some(Box::new(Square(4.0))),
    size: Box::new(1),
};
let mut after = before.clone();
after.front.grow();
for shape in &mut after.rest {
    shape.grow();
}
if let Some(shape) = &mut after.last {
    shape.grow();
}
*after.size = 2;
for Scene { front, rest, last, size } in [before, after] {
    let areas: Vec<f32> = rest.iter().chain(&last).map(|shape| shape.area()).collect();
    log!("{} {areas:?} {size}", front.area());
}
