use std::cell::RefCell;
let cell = RefCell::new(1);
let first = cell.borrow_mut();
let second = cell.borrow_mut();
log!("{first} {second}");
