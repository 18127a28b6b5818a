use std::cell::RefCell;
let c = RefCell::new(vec![1]);
c.borrow_mut().push(c.borrow()[0]);
