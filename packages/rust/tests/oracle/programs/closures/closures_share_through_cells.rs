use std::cell::{Cell, RefCell};
use std::rc::Rc;
let count = Rc::new(Cell::new(0));
let list = Rc::new(RefCell::new(vec![]));
let (c, l) = (Rc::clone(&count), list.clone());
let hit = move |n: i32| {
    c.set(c.get() + 1);
    l.borrow_mut().push(n);
};
hit(5);
hit(6);
log!("{} {:?}", count.get(), list.borrow());
