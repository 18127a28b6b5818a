use std::cell::RefCell;
use std::rc::Rc;
struct Noisy(&'static str);
impl Noisy {
    fn part(&self) -> Noisy {
        Noisy("part")
    }
    fn len(&self) -> usize {
        self.0.len()
    }
}
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
fn set(cell: Option<Rc<RefCell<i32>>>) {
    match cell {
        Some(cell) => *cell.borrow_mut() += 3,
        None => {}
    }
}
fn get(cell: Option<RefCell<Vec<i32>>>) -> usize {
    match cell {
        Some(cell) => cell.borrow().len(),
        None => 0,
    }
}
let cell = Rc::new(RefCell::new(1));
set(Some(cell.clone()));
log!("{} {}", cell.borrow(), get(Some(RefCell::new(vec![1]))));
let length = match Some(Noisy("whole")) {
    Some(noisy) if noisy.part().len() == 4 => noisy.part().len(),
    _ => 0,
};
log!("{length}");
