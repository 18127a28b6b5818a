use std::cell::RefCell;
use std::rc::Rc;
use std::sync::{Arc, Mutex};
trait Shape { fn area(&self) -> f32; }
struct Circle(f32);
impl Shape for Circle { fn area(&self) -> f32 { self.0 } }
struct Kept<T: ?Sized> { count: u32, value: Box<T> }
type Shapes = Vec<Rc<RefCell<dyn Shape>>>;
fn total(shapes: &[Rc<RefCell<dyn Shape>>], last: Option<&dyn Shape>) -> f32 {
    shapes.iter().map(|shape| shape.borrow().area()).sum::<f32>() + last.map_or(0.0, |shape| shape.area())
}
let shapes: Shapes = vec![Rc::new(RefCell::new(Circle(1.5)))];
let kept: Kept<dyn Shape> = Kept { count: 1, value: Box::new(Circle(2.0)) };
let locked: Arc<Mutex<dyn Shape>> = Arc::new(Mutex::new(Circle(0.5)));
let name: Rc<str> = "name".into();
log!("{} {} {}", total(&shapes, Some(&*kept.value)), kept.count, name);
log!("{}", locked.lock().unwrap().area());
