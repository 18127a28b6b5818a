struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
use std::cell::RefCell;
use std::rc::{Rc, Weak};
let a = Rc::new(Noisy("a"));
let b = a.clone();
drop(a);
log!("one owner is left");
drop(b);
log!("none is left");
struct Owner {
    name: &'static str,
    gadgets: RefCell<Vec<Weak<Gadget>>>,
}
struct Gadget {
    id: i32,
    owner: Rc<Owner>,
}
impl Drop for Gadget {
    fn drop(&mut self) {
        log!("gadget {} of {}", self.id, self.owner.name);
    }
}
let owner = Rc::new(Owner {
    name: "Gizmo",
    gadgets: RefCell::new(vec![]),
});
let one = Rc::new(Gadget {
    id: 1,
    owner: Rc::clone(&owner),
});
{
    let two = Rc::new(Gadget {
        id: 2,
        owner: owner.clone(),
    });
    owner.gadgets.borrow_mut().push(Rc::downgrade(&one));
    owner.gadgets.borrow_mut().push(Rc::downgrade(&two));
    for gadget in owner.gadgets.borrow().iter() {
        match gadget.upgrade() {
            Some(gadget) => log!("gadget {} is there", gadget.id),
            None => log!("a gadget is gone"),
        }
    }
    log!("{} {}", Rc::strong_count(&owner), Rc::weak_count(&one));
}
for gadget in owner.gadgets.borrow().iter() {
    match gadget.upgrade() {
        Some(gadget) => log!("gadget {} is there", gadget.id),
        None => log!("a gadget is gone"),
    }
}
trait Shown {
    fn show(&self);
}
impl Shown for Noisy {
    fn show(&self) {
        log!("shown {}", self.0);
    }
}
let noisy = Rc::new(Noisy("shown"));
let shown: Rc<dyn Shown> = noisy.clone();
shown.show();
log!("{} {}", Rc::strong_count(&noisy), Rc::strong_count(&shown));
drop(noisy);
shown.show();
