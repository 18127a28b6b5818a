let cell = std::cell::RefCell::new(1);
let read = cell.borrow();
cell.replace(2);
log!("{}", read);
