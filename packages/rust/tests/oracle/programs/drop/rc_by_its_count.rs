use std::rc::Rc;
let mut a = Rc::new(String::from("a"));
if let Some(text) = Rc::get_mut(&mut a) {
    text.push('!');
}
let b = Rc::clone(&a);
log!("{}", a);
log!("{:?}", Rc::get_mut(&mut a));
match Rc::try_unwrap(a) {
    Ok(text) => log!("alone {}", text),
    Err(rc) => log!("shared {} {}", rc, Rc::strong_count(&rc)),
}
log!("{}", Rc::strong_count(&b));
match Rc::try_unwrap(b) {
    Ok(text) => log!("alone {}", text),
    Err(rc) => log!("shared {}", rc),
}
let mut c = Rc::new(vec![1, 2]);
let d = Rc::clone(&c);
Rc::make_mut(&mut c).push(3);
log!(
    "{:?} {:?} {} {}",
    c,
    d,
    Rc::strong_count(&c),
    Rc::strong_count(&d)
);
Rc::make_mut(&mut c).push(4);
log!("{:?}", c);
let weak = Rc::downgrade(&d);
log!("{:?} {:?}", Rc::into_inner(d), weak.upgrade());
let e = Rc::new(7);
let f = e.clone();
log!("{:?}", Rc::into_inner(e));
log!("{}", Rc::unwrap_or_clone(f));
let mut number = Rc::new(1);
*Rc::get_mut(&mut number).unwrap() += 1;
log!("{}", number);
