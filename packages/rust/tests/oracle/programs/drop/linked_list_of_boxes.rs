struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
struct Node {
    noisy: Noisy,
    next: Option<Box<Node>>,
}
struct List {
    head: Option<Box<Node>>,
}
impl List {
    fn push(&mut self, name: &'static str) {
        let next = self.head.take();
        self.head = Some(Box::new(Node {
            noisy: Noisy(name),
            next,
        }));
    }
    fn pop(&mut self) -> Option<Noisy> {
        self.head.take().map(|node| {
            self.head = node.next;
            node.noisy
        })
    }
    fn reverse(&mut self) {
        let mut previous = None;
        let mut current = self.head.take();
        while let Some(mut node) = current {
            current = node.next.take();
            node.next = previous;
            previous = Some(node);
        }
        self.head = previous;
    }
}
impl Drop for List {
    fn drop(&mut self) {
        log!("list");
        let mut current = self.head.take();
        while let Some(mut node) = current {
            log!("node {}", node.noisy.0);
            current = node.next.take();
        }
    }
}
let mut list = List { head: None };
list.push("a");
list.push("b");
list.push("c");
list.push("d");
if let Some(noisy) = list.pop() {
    log!("popped {}", noisy.0);
}
list.reverse();
log!("{}", list.pop().is_some());
let plain = Box::new(Node {
    noisy: Noisy("x"),
    next: Some(Box::new(Node {
        noisy: Noisy("y"),
        next: None,
    })),
});
let Node { noisy, next } = *plain;
log!("{} {}", noisy.0, next.is_some());
