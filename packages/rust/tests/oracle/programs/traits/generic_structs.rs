#[derive(Debug, Clone, PartialEq)]
struct Stack<T> {
    items: Vec<T>,
}
impl<T: Clone> Stack<T> {
    fn new() -> Self {
        Stack { items: Vec::new() }
    }
    fn push(&mut self, item: T) -> &mut Self {
        self.items.push(item);
        self
    }
    fn top(&self) -> Option<T> {
        self.items.last().cloned()
    }
}
impl Stack<i32> {
    fn total(&self) -> i32 {
        self.items.iter().sum()
    }
}
let mut s = Stack::new();
s.push(1).push(2);
log!("{:?} {:?} {}", s, s.top(), s.total());
