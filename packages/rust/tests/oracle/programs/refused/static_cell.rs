// refused: E0277
use std::cell::RefCell;

static LIST: RefCell<Vec<u32>> = RefCell::new(Vec::new());

LIST.borrow_mut().push(1);
