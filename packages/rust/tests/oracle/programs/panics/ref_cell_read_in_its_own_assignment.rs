use std::cell::RefCell;
let c = RefCell::new(1);
*c.borrow_mut() = *c.borrow() + 1;
