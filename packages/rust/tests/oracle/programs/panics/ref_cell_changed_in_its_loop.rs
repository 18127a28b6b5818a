use std::cell::RefCell;
let c = RefCell::new(vec![1, 2]);
while let Some(n) = c.borrow_mut().pop() {
    log!("{}", n);
    c.borrow_mut().push(n);
}
