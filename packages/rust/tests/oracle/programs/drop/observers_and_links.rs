struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
struct Observer {
    name: String,
    seen: Cell<u32>,
}
struct Subject {
    observers: Vec<Weak<Observer>>,
}
impl Subject {
    fn notify(&mut self) -> usize {
        self.observers.retain(|o| o.upgrade().is_some());
        for o in self.observers.iter().filter_map(|o| o.upgrade()) {
            o.seen.set(o.seen.get() + 1);
            log!("{} {}", o.name, o.seen.get());
        }
        self.observers.len()
    }
}
let mut s = Subject { observers: vec![] };
let a = Rc::new(Observer {
    name: "a".to_string(),
    seen: Cell::new(0),
});
s.observers.push(Rc::downgrade(&a));
{
    let b = Rc::new(Observer {
        name: "b".to_string(),
        seen: Cell::new(0),
    });
    s.observers.push(Rc::downgrade(&b));
    log!("{}", s.notify());
    log!("{} {}", Rc::strong_count(&a), Rc::strong_count(&b));
}
log!("{}", s.notify());
type Link = Rc<RefCell<Node>>;
struct Node {
    id: u32,
    next: Option<Link>,
    back: Option<Weak<RefCell<Node>>>,
    noisy: Noisy,
}
let first = Rc::new(RefCell::new(Node {
    id: 1,
    next: None,
    back: None,
    noisy: Noisy("first"),
}));
let second = Rc::new(RefCell::new(Node {
    id: 2,
    next: None,
    back: Some(Rc::downgrade(&first)),
    noisy: Noisy("second"),
}));
first.borrow_mut().next = Some(second.clone());
log!(
    "{} {} {}",
    Rc::strong_count(&first),
    Rc::strong_count(&second),
    Rc::weak_count(&first)
);
let back = second
    .borrow()
    .back
    .as_ref()
    .and_then(|w| w.upgrade())
    .map(|n| n.borrow().id);
log!("{:?}", back);
drop(first);
log!(
    "{:?}",
    second.borrow().back.as_ref().unwrap().upgrade().is_none()
);
let third = Rc::new(RefCell::new(Node {
    id: 3,
    next: None,
    back: None,
    noisy: Noisy("third"),
}));
second.borrow_mut().next = Some(Rc::clone(&third));
second.borrow_mut().next = None;
log!("{}", Rc::strong_count(&third));
let moved = Rc::try_unwrap(third).ok().unwrap().into_inner();
log!("{} {}", moved.id, moved.noisy.0);
let shared = Rc::new(RefCell::new(vec![1]));
let other = Rc::clone(&shared);
let add = move |n| {
    other.borrow_mut().push(n);
    Rc::strong_count(&other)
};
log!("{} {}", add(2), add(3));
drop(add);
log!("{} {:?}", Rc::strong_count(&shared), shared);
let fns: Vec<Box<dyn Fn() -> usize>> = (0..3)
    .map(|i| {
        let s = shared.clone();
        Box::new(move || s.borrow().len() + i) as Box<dyn Fn() -> usize>
    })
    .collect();
log!("{} {}", fns[1](), Rc::strong_count(&shared));
drop(fns);
log!("{}", Rc::strong_count(&shared));
