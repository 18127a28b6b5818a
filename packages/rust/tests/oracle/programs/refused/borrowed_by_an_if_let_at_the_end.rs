// refused: E0597
use std::cell::RefCell;
fn first() {
    let list = RefCell::new(vec![1]);
    if let Some(n) = list.borrow().first() {
        log!("{}", n);
    }
}
first();
