use std::cell::{Cell, RefCell};
use std::rc::Rc;
log!("{} {:?} {:?}", Box::new(1), Box::new("a"), Rc::new(2.0));
log!("{:?} {:?}", Cell::new(1), RefCell::new(vec![1]));
