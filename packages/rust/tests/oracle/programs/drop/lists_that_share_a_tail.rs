use std::cell::RefCell;
use std::rc::Rc;
#[derive(Debug)]
enum List {
    Cons(RefCell<i32>, Rc<List>),
    Nil,
}
use List::{Cons, Nil};
impl List {
    fn tail(&self) -> Option<&Rc<List>> {
        match self {
            Cons(_, rest) => Some(rest),
            Nil => None,
        }
    }
}
let a = Rc::new(Cons(
    RefCell::new(5),
    Rc::new(Cons(RefCell::new(10), Rc::new(Nil))),
));
log!("{}", Rc::strong_count(&a));
let b = Cons(RefCell::new(3), Rc::clone(&a));
log!("{}", Rc::strong_count(&a));
{
    let c = Cons(RefCell::new(4), Rc::clone(&a));
    log!("{} {:?}", Rc::strong_count(&a), c.tail());
}
log!("{}", Rc::strong_count(&a));
if let Cons(value, _) = &*a {
    *value.borrow_mut() += 100;
}
log!("{:?}", b);
log!("{}", a.tail().map(Rc::strong_count).unwrap_or(0));
