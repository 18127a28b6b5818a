use std::cell::RefCell;
use std::rc::Rc;
use std::sync::{Arc, RwLock};
trait Shape {
    fn area(&self) -> f32;
    fn grow(&mut self);
}
struct Circle(f32);
impl Shape for Circle {
    fn area(&self) -> f32 { self.0 }
    fn grow(&mut self) { self.0 += 1.0; }
}
impl Shape for f32 {
    fn area(&self) -> f32 { *self }
    fn grow(&mut self) { *self *= 2.0; }
}
let circle = Rc::new(RefCell::new(Circle(1.0)));
let number = Rc::new(RefCell::new(1.5f32));
let shapes: Vec<Rc<RefCell<dyn Shape>>> = vec![circle.clone(), number.clone(), Rc::new(RefCell::new(2.0f32))];
for shape in &shapes { shape.borrow_mut().grow(); }
log!("{} {}", circle.borrow().0, number.borrow());
log!("{}", shapes.iter().map(|shape| shape.borrow().area()).sum::<f32>());
let locked: Arc<RwLock<dyn Shape>> = Arc::new(RwLock::new(Circle(0.5)));
locked.write().unwrap().grow();
log!("{}", locked.read().unwrap().area());
let held = circle.borrow();
log!("{}", shapes[0].try_borrow_mut().is_err());
shapes[0].borrow_mut().grow();
