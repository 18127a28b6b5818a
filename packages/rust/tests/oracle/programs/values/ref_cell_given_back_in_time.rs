use std::cell::RefCell;
use std::rc::Rc;
struct Node { value: i32, next: Option<Rc<RefCell<Node>>> }
let c = RefCell::new(3);
if *c.borrow() > 2 { *c.borrow_mut() = 1; }
while *c.borrow() < 5 { *c.borrow_mut() += 1; }
let n = *c.borrow();
*c.borrow_mut() = n + 1;
c.borrow_mut();
let _ = c.borrow_mut();
let kept = Some(c.borrow_mut());
log!("{} {:?}", c.try_borrow().is_err(), c);
drop(kept);
if let Ok(mut inside) = c.try_borrow_mut() {
    *inside += 1;
    log!("{}", c.try_borrow().is_err());
}
log!("{:?}", c);
let last = Rc::new(RefCell::new(Node { value: 1, next: None }));
let first = Rc::new(RefCell::new(Node { value: 2, next: Some(last.clone()) }));
let sum = first.borrow().value + first.borrow().next.as_ref().map_or(0, |next| next.borrow().value);
first.borrow_mut().value += sum;
last.borrow_mut().value += first.borrow().value;
log!("{} {}", first.borrow().value, last.borrow().value);
fn len(list: &RefCell<Vec<i32>>) -> usize {
    list.borrow_mut().push(1);
    list.borrow().len()
}
fn twice(list: &RefCell<Vec<i32>>) -> Option<i32> {
    let first = *list.borrow().first()?;
    list.borrow_mut().push(first);
    Some(first)
}
let list = RefCell::new(vec![]);
log!("{:?} {} {:?} {:?}", twice(&list), len(&list), twice(&list), list);
