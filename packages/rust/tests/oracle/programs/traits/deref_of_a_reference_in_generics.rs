use std::ops::Deref;
fn show<T: Deref<Target = i32>>(given: T) -> i32 {
    *given + 1
}
fn length<T: Deref<Target = str>>(given: T) -> usize {
    given.len()
}
let mut five = 5;
log!("{} {} {}", show(&5), show(Box::new(6)), show(&mut five));
log!("{} {} {}", length("abc"), length(String::from("ab")), length(std::rc::Rc::<str>::from("a")));
