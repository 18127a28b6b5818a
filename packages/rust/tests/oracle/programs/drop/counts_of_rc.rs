use std::rc::{Rc, Weak};
let a = Rc::new(5);
log!("{}", Rc::strong_count(&a));
let b = Rc::clone(&a);
log!("{} {}", Rc::strong_count(&a), Rc::strong_count(&b));
{
    let c = a.clone();
    log!("{} {}", Rc::strong_count(&c), c);
}
log!("{}", Rc::strong_count(&a));
let weak: Weak<i32> = Rc::downgrade(&a);
let other = weak.clone();
log!("{} {}", Rc::strong_count(&a), Rc::weak_count(&a));
drop(other);
log!("{}", Rc::weak_count(&a));
log!("{:?} {}", weak.upgrade(), Rc::strong_count(&a));
drop(a);
log!("{:?}", weak.upgrade());
drop(b);
log!(
    "{:?} {} {}",
    weak.upgrade(),
    weak.strong_count(),
    weak.weak_count()
);
let list = vec![Rc::new(1); 3];
log!("{}", Rc::strong_count(&list[0]));
let copy = list.clone();
log!("{}", Rc::strong_count(&copy[0]));
let firsts: Vec<Rc<i32>> = copy.iter().take(2).cloned().collect();
log!("{}", Rc::strong_count(&firsts[0]));
drop(list);
log!("{}", Rc::strong_count(&firsts[0]));
let option = Some(Rc::clone(&firsts[0]));
let both = (option.clone(), option);
log!("{}", Rc::strong_count(&firsts[0]));
let (one, _) = both;
log!("{} {}", Rc::strong_count(&firsts[0]), one.is_some());
log!("{:?}", Weak::<i32>::new().upgrade());
