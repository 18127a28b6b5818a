trait Shape {
    fn area(&self) -> f32;
    fn name(&self) -> String {
        "shape".to_string()
    }
    fn tell(&self) -> String {
        format!("{} of {:.1}", self.name(), self.area())
    }
}
struct Square(f32);
struct Dot;
impl Shape for Square {
    fn area(&self) -> f32 {
        self.0 * self.0
    }
    fn name(&self) -> String {
        "square".into()
    }
}
impl Shape for Dot {
    fn area(&self) -> f32 {
        0.0
    }
}
log!("{} {}", Square(1.5).tell(), Dot.tell());
