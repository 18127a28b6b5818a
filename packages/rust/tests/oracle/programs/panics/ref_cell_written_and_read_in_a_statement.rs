use std::cell::RefCell;
let c = RefCell::new(1);
log!("{:?}", c);
*c.borrow_mut() += *c.borrow();
