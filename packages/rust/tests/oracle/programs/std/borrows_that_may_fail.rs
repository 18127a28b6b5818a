use std::cell::RefCell;
let cell = RefCell::new(1);
log!("{}", cell.try_borrow().is_ok());
log!("{}", cell.try_borrow_mut().is_err());
if let Ok(mut n) = cell.try_borrow_mut() {
    *n += 1;
}
let changing = cell.borrow_mut();
log!("{}", cell.try_borrow_mut().is_ok());
if let Err(error) = cell.try_borrow() {
    log!("{error} {error:?}");
}
drop(changing);
let first = cell.borrow();
let second = cell.try_borrow().unwrap();
log!("{} {}", *first, *second);
if let Err(error) = cell.try_borrow_mut() {
    log!("{error} {error:?}");
}
drop(first);
drop(second);
*cell.try_borrow_mut().unwrap() += 5;
log!("{cell:?}");
