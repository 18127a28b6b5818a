struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
use std::cell::{Cell, RefCell};
struct Indent<'a>(&'a Cell<usize>);
impl<'a> Indent<'a> {
    fn new(depth: &'a Cell<usize>) -> Self {
        depth.set(depth.get() + 1);
        Indent(depth)
    }
}
impl<'a> Drop for Indent<'a> {
    fn drop(&mut self) {
        self.0.set(self.0.get() - 1);
    }
}
fn walk(depth: &Cell<usize>, n: usize) {
    let _indent = Indent::new(depth);
    log!("{}{}", "  ".repeat(depth.get()), n);
    if n > 0 {
        walk(depth, n - 1);
    }
}
let depth = Cell::new(0);
walk(&depth, 3);
log!("{}", depth.get());
struct Logged<'a>(&'a RefCell<Vec<String>>, &'static str);
impl Drop for Logged<'_> {
    fn drop(&mut self) {
        self.0.borrow_mut().push(format!("end of {}", self.1));
    }
}
let lines = RefCell::new(Vec::new());
{
    let _one = Logged(&lines, "one");
    let _two = Logged(&lines, "two");
    let mut guard = lines.borrow_mut();
    guard.push("begin".to_string());
}
log!("{:?}", lines.borrow());
let cell = RefCell::new(Noisy("in a cell"));
*cell.borrow_mut() = Noisy("another");
let old = cell.replace(Noisy("third"));
log!("{}", old.0);
