struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
use std::fmt::Display;
struct Wrapper<T: Display> {
    value: T,
}
impl<T: Display> Drop for Wrapper<T> {
    fn drop(&mut self) {
        log!("wrapper of {}", self.value);
    }
}
struct Stack<T> {
    items: Vec<T>,
}
impl<T> Stack<T> {
    fn new() -> Self {
        Stack { items: Vec::new() }
    }
    fn push(&mut self, item: T) -> &mut Self {
        self.items.push(item);
        self
    }
    fn pop(&mut self) -> Option<T> {
        self.items.pop()
    }
}
let _a = Wrapper { value: 1 };
let _b = Wrapper { value: "text" };
let mut stack = Stack::new();
stack.push(Noisy("x")).push(Noisy("y")).push(Noisy("z"));
let top = stack.pop();
log!("{}", top.is_some());
let mut numbers = Stack::new();
numbers.push(1).push(2);
log!("{:?}", numbers.pop());
fn largest<T: PartialOrd>(a: T, b: T) -> T {
    if a > b {
        a
    } else {
        b
    }
}
impl PartialEq for Noisy {
    fn eq(&self, other: &Noisy) -> bool {
        self.0 == other.0
    }
}
impl PartialOrd for Noisy {
    fn partial_cmp(&self, other: &Noisy) -> Option<std::cmp::Ordering> {
        self.0.partial_cmp(other.0)
    }
}
let l = largest(Noisy("p"), Noisy("q"));
log!("{}", l.0);
