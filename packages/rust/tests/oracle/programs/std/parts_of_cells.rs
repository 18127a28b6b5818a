use std::cell::{Cell, LazyCell, OnceCell, Ref, RefCell, RefMut};
let pair = RefCell::new((1, String::from("a")));
{
    let mut left = RefMut::map(pair.borrow_mut(), |pair| &mut pair.0);
    *left += 5;
}
let right = Ref::map(pair.borrow(), |pair| &pair.1);
log!("{} {}", *right, right.len());
drop(right);
pair.replace_with(|pair| (pair.0 * 2, pair.1.clone() + "b"));
let other = RefCell::new((0, String::new()));
pair.swap(&other);
log!("{:?} {:?}", pair, other);
let n = Cell::new(3);
n.update(|n| n + 1);
log!("{}", n.get());
let mut once = OnceCell::new();
log!("{:?} {:?}", once.get(), once);
log!("{} {}", once.get_or_init(|| 4), once.get_or_init(|| 5));
log!("{:?} {:?}", once.set(6), OnceCell::from(4));
*once.get_mut().unwrap() += 1;
log!("{:?} {:?} {:?}", once.take(), once, OnceCell::<i32>::default().into_inner());
let lazy = LazyCell::new(|| {
    log!("made");
    7
});
log!("{} {} {}", *lazy + 1, *lazy, LazyCell::force(&lazy));
