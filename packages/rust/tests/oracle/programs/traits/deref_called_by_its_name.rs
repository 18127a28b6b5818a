use std::ops::Deref;
fn twice<T>(given: &T) -> i32
where
    T: Deref,
    T::Target: Deref<Target = i32>,
{
    **given.deref() * 2
}
let five = 5;
log!("{}", twice(&&&five));
log!("{}", twice(&Box::new(&five)));
log!("{}", twice(&Box::new(Box::new(4))));
log!("{}", (&five).deref() + 1);
log!("{}", String::from("abc").deref().len());
use std::ops::DerefMut;
let mut list = vec![1, 2, 3];
log!("{} {:?}", list.deref().len(), list.deref().first());
list.deref_mut()[0] = 7;
let mut boxed = Box::new(3);
*boxed.deref_mut() += 1;
log!("{:?} {} {}", list, boxed.deref(), boxed);
let mut word = String::from("cat");
word.deref_mut().make_ascii_uppercase();
log!("{word}");
let shared = std::rc::Rc::new(std::cell::RefCell::new(1));
*shared.borrow_mut().deref_mut() += 1;
log!("{}", shared.borrow().deref());
let mut number = 1;
let mut lent = &mut number;
*lent.deref_mut() += 4;
log!("{}", lent.deref());
