use std::rc::Rc;
let a = Rc::new(1);
let b = Rc::clone(&a);
log!("{} {}", Rc::strong_count(&a), b);
