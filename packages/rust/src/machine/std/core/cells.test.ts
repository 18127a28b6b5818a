import { runText } from '../../../../tests/runText'

test('all owners see changes of a shared list', () => {
  const program = `
    use std::{cell::RefCell, rc::Rc};
    let a = Rc::new(RefCell::new(vec![1]));
    let b = Rc::clone(&a);
    b.borrow_mut().push(2);
    a.borrow_mut()[0] = 9;
    println!("{:?} {} {} {}", a.borrow(), b.borrow().len(), Rc::ptr_eq(&a, &b), a == b);
    println!("{a:?}");
  `
  expect(runText(program)).toEqual(['[9, 2] 2 true true', 'RefCell { value: [9, 2] }'])
})

test('cells are mutable behind shared references', () => {
  const program = `
    use std::cell::{Cell, RefCell};
    let c = Cell::new(5);
    c.set(c.get() + 1);
    let r = RefCell::new(1);
    *r.borrow_mut() += 4;
    println!("{} {c:?} {r:?}", c.replace(7));
    println!("{}", r.replace(2));
    println!("{} {}", c.take(), r.into_inner());
  `
  expect(runText(program)).toEqual(['6 Cell { value: 7 } RefCell { value: 5 }', '5', '7 2'])
})

test('boxes enable recursive types', () => {
  const program = `
    #[derive(Debug)]
    enum List { Cons(i32, Box<List>), Nil }
    use List::*;
    fn sum(list: &List) -> i32 { match list { Cons(x, rest) => x + sum(rest), Nil => 0 } }
    let list = Cons(1, Box::new(Cons(2, Box::new(Nil))));
    println!("{} {list:?}", sum(&list));
    let mut b = Box::new(5);
    *b += 1;
    println!("{b} {}", *b * 2);
  `
  expect(runText(program)).toEqual(['3 Cons(1, Cons(2, Nil))', '6 12'])
})

test('swap, replace and take move values out of places', () => {
  const program = `
    use std::mem;
    let (mut a, mut b) = (1, 2);
    mem::swap(&mut a, &mut b);
    let (mut v, mut w) = (vec![1], vec![2, 3]);
    mem::swap(&mut v, &mut w);
    println!("{a} {b} {v:?} {w:?} {:?} {v:?}", mem::take(&mut v));
    let mut s = String::from("old");
    println!("{} {s}", mem::replace(&mut s, "new".into()));
    let mut pair = [vec![1], vec![2]];
    let (x, y) = pair.split_at_mut(1);
    mem::swap(&mut x[0], &mut y[0]);
    println!("{pair:?}");
  `
  expect(runText(program)).toEqual(['2 1 [] [1] [2, 3] []', 'old new', '[[2], [1]]'])
})

test('converts between numbers, texts and own types', () => {
  const program = `
    struct Celsius(f32);
    impl From<Celsius> for f32 { fn from(c: Celsius) -> f32 { c.0 * 1.8 + 32.0 } }
    let f: f32 = Celsius(100.0).into();
    let wide: i64 = 7i32.into();
    let text: String = "abc".into();
    println!("{f} {wide} {text} {} {} {} {}", f64::from(1.5f32), i32::from(true), u32::from('a'), char::from(65u8));
    println!("{:?} {:?} {:?}", u8::try_from(300), i8::try_from(-5i64), char::try_from(0x41u32));
    let small: Result<u8, _> = 256u32.try_into();
    println!("{small:?} {:?}", String::from('x') + &String::from("y"));
  `
  expect(runText(program)).toEqual([
    '212 7 abc 1.5 1 97 A',
    "Err(TryFromIntError(())) Ok(-5) Ok('A')",
    'Err(TryFromIntError(())) "xy"',
  ])
})

test("a cell type without equality does not affect another's", () => {
  const program = `
    use std::cell::Cell;
    #[derive(Clone, Copy)]
    struct Plain;
    let held = Some(Cell::new(Plain));
    println!("{} {}", held.is_some(), Cell::new(1) == Cell::new(1));
  `
  expect(runText(program)).toEqual(['true true'])
})
