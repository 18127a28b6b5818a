import { runText } from '../../tests/runText'

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

test("a RefCell stays borrowed until the guard's block ends", () => {
  const program = `
    use std::cell::{RefCell, Ref, RefMut};
    use std::rc::Rc;
    let c = Rc::new(RefCell::new(vec![1, 2]));
    {
        let mut g = c.borrow_mut();
        g.push(3);
        let h: RefMut<Vec<i32>> = g;
        println!("{}", h.len());
    }
    for i in 0..3 {
        let g = c.borrow();
        if i == 1 { continue; }
        println!("{} {}", i, g.len());
    }
    fn first(c: &RefCell<Vec<i32>>) -> Option<i32> { let g = c.borrow(); let x = g.first()?; if *x > 5 { return None; } Some(*x) }
    println!("{:?}", first(&c));
    c.borrow_mut()[0] = 9;
    println!("{:?}", first(&c));
    let a = c.borrow();
    let b = c.borrow();
    println!("{} {}", a.len(), b[0]);
    drop(a);
    drop(b);
    c.borrow_mut().push(4);
    let n = c.borrow().len() + c.borrow().iter().sum::<i32>() as usize;
    println!("{n}");
    fn give(c: &RefCell<Vec<i32>>) -> RefMut<Vec<i32>> { let g = c.borrow_mut(); g }
    give(&c).push(1);
    let mut g = give(&c);
    g.push(7);
    println!("{}", g.len());
    let last = c.borrow().len();
    println!("{last}");
  `
  expect(runText(program)).toEqual([
    '3',
    '0 3',
    '2 3',
    'Some(1)',
    'None',
    '3 9',
    '22',
    '6',
    'panic: RefCell already mutably borrowed',
  ])
})
