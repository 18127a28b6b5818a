use std::cell::RefCell;
let c = RefCell::new(Some(1));
match *c.borrow() {
    Some(_) => *c.borrow_mut() = None,
    None => {}
};
