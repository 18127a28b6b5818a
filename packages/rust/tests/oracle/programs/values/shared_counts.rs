use std::cell::RefCell;
use std::rc::Rc;
#[derive(Debug)]
struct Node {
    value: i32,
    children: RefCell<Vec<Rc<Node>>>,
}
let leaf = Rc::new(Node { value: 3, children: RefCell::new(vec![]) });
let root = Rc::new(Node { value: 5, children: RefCell::new(vec![Rc::clone(&leaf)]) });
root.children.borrow_mut().push(leaf.clone());
log!("{} {} {:?}", root.value, root.children.borrow().len(), root.children.borrow()[0]);
log!("{}", Rc::ptr_eq(&leaf, &root.children.borrow()[1]));
