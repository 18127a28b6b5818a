import { runText } from './runText'

test('Rc, RefCell and Box', () => {
  const program = `
    use std::rc::Rc;
    use std::cell::{Cell, RefCell};
    #[derive(Debug)]
    struct Node { value: i32, children: Vec<Rc<RefCell<Node>>> }
    let leaf = Rc::new(RefCell::new(Node { value: 3, children: vec![] }));
    let root = Rc::new(RefCell::new(Node { value: 1, children: vec![leaf.clone()] }));
    leaf.borrow_mut().value += 10;
    root.borrow_mut().children[0].borrow_mut().value *= 2;
    println!("{} {}", leaf.borrow().value, root.borrow().children.len());
    let cell = Cell::new(5);
    cell.set(cell.get() + 1);
    #[derive(Debug)]
    enum List { Cons(i32, Box<List>), Nil }
    use List::{Cons, Nil};
    fn total(list: &List) -> i32 { match list { Cons(n, rest) => n + total(rest), Nil => 0 } }
    let mut list = Cons(1, Box::new(Cons(2, Box::new(Nil))));
    if let Cons(_, rest) = &mut list { if let Cons(n, _) = rest.as_mut() { *n = 40; } }
    let mut boxed = Box::new(5);
    *boxed += 1;
    println!("{} {} {boxed} {list:?}", cell.get(), total(&list));
  `
  expect(runText(program)).toEqual(['26 1', '6 41 6 Cons(1, Cons(40, Nil))'])
})
