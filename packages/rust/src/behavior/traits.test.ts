import { runText } from '../../tests/runText'

test('defaults, consts and dispatch', () => {
  const program = `
    trait Animal {
        const LEGS: u32;
        fn name(&self) -> String;
        fn speak(&self) -> String { format!("{} has {} legs", self.name(), Self::LEGS) }
        fn make() -> Self where Self: Sized;
    }
    struct Cat { lives: u32 }
    struct Bird;
    impl Animal for Cat { const LEGS: u32 = 4; fn name(&self) -> String { format!("cat {}", self.lives) } fn make() -> Self { Cat { lives: 9 } } }
    impl Animal for Bird { const LEGS: u32 = 2; fn name(&self) -> String { "bird".into() } fn speak(&self) -> String { "tweet".into() } fn make() -> Self { Bird } }
    fn tell<T: Animal>(animal: &T) -> String { animal.speak() }
    fn both<A: Animal, B: Animal>() -> u32 { A::LEGS + B::LEGS }
    let cat: Cat = Animal::make();
    println!("{} | {} | {} | {}", tell(&cat), tell(&Bird::make()), both::<Cat, Bird>(), <Cat as Animal>::LEGS);
  `
  expect(runText(program)).toEqual(['cat 9 has 4 legs | tweet | 6 | 4'])
})

test('trait objects', () => {
  const program = `
    trait Shape { fn area(&self) -> f32; fn grow(&mut self); fn twice(&self) -> f32 { self.area() * 2.0 } }
    struct Square(f32);
    struct Rect { w: f32, h: f32 }
    impl Shape for Square { fn area(&self) -> f32 { self.0 * self.0 } fn grow(&mut self) { self.0 += 1.0; } }
    impl Shape for Rect { fn area(&self) -> f32 { self.w * self.h } fn grow(&mut self) { self.w += 1.0; } fn twice(&self) -> f32 { -1.0 } }
    impl Shape for i32 { fn area(&self) -> f32 { *self as f32 } fn grow(&mut self) { *self += 1; } }
    fn grow(shape: &mut dyn Shape) { shape.grow(); }
    let mut shapes: Vec<Box<dyn Shape>> = vec![Box::new(Square(2.0)), Box::new(Rect { w: 1.0, h: 3.0 }), Box::new(7i32)];
    for shape in shapes.iter_mut() { shape.grow(); }
    for shape in &mut shapes { grow(shape.as_mut()); }
    let mut five = 5i32;
    grow(&mut five);
    println!("{:?} {five}", shapes.iter().map(|s| (s.area(), s.twice())).collect::<Vec<_>>());
  `
  expect(runText(program)).toEqual(['[(16.0, 32.0), (9.0, -1.0), (9.0, 18.0)] 6'])
})

test('derived order, equality and defaults', () => {
  const program = `
    #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
    enum Rank { Low = 5, #[default] Middle = 1, High = 9 }
    #[derive(Debug, Clone, PartialEq, PartialOrd, Default)]
    struct Card { rank: Rank, value: f32, name: String, tags: Vec<i32>, next: Option<Box<Card>> }
    let a = Card::default();
    let b = Card { value: 1.0, ..Default::default() };
    println!("{a:?}");
    println!("{} {} {:?} {:?}", a < b, a == a.clone(), Rank::Low.cmp(&Rank::Middle), a.partial_cmp(&Card { value: f32::NAN, ..a.clone() }));
    let mut ranks = vec![Rank::High, Rank::Low, Rank::Middle];
    ranks.sort();
    println!("{ranks:?} {:?} {}", ranks.iter().max(), Rank::High as i32);
    println!("{} {}", (1, "b") < (1, "c"), vec![1, 2, 3] < vec![1, 3]);
  `
  expect(runText(program)).toEqual([
    'Card { rank: Middle, value: 0.0, name: "", tags: [], next: None }',
    'true true Greater None',
    '[Middle, Low, High] Some(High) 9',
    'true true',
  ])
})

test('own iterators have all adapters', () => {
  const program = `
    struct Count { n: u32 }
    impl Iterator for Count { type Item = u32; fn next(&mut self) -> Option<u32> { if self.n < 5 { self.n += 1; Some(self.n) } else { None } } }
    let mut total = 0;
    for x in (Count { n: 0 }) { total += x; }
    let v: Vec<u32> = Count { n: 0 }.zip(Count { n: 2 }).map(|(a, b)| a * b).filter(|x| x % 3 == 0).collect();
    let mut c = Count { n: 0 };
    c.next();
    let rest: Vec<u32> = c.by_ref().skip(1).collect();
    println!("{total} {v:?} {rest:?} {} {:?}", Count { n: 1 }.sum::<u32>(), c.next());
  `
  expect(runText(program)).toEqual(['15 [3, 15] [3, 4, 5] 14 None'])
})

test('generic functions and structs', () => {
  const program = `
    use std::fmt::{self, Display, Debug};
    struct Stack<T> { items: Vec<T> }
    impl<T: Clone + PartialOrd> Stack<T> {
        fn new() -> Self { Stack { items: Vec::new() } }
        fn push(&mut self, item: T) -> &mut Self { self.items.push(item); self }
        fn largest(&self) -> Option<T> { let mut best = self.items.first()?.clone(); for item in &self.items { if *item > best { best = item.clone(); } } Some(best) }
    }
    impl<T: Display> Display for Stack<T> {
        fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
            for (i, item) in self.items.iter().enumerate() { if i > 0 { write!(f, ", ")?; } write!(f, "{item}")?; }
            Ok(())
        }
    }
    fn show<T>(value: T) -> String where T: Debug { format!("<{value:?}>") }
    let mut s = Stack::new();
    s.push(3).push(8).push(5);
    let mut t: Stack<&str> = Stack::new();
    t.push("b").push("a");
    println!("{s} {:?} {t} {:?} {} {}", s.largest(), t.largest(), show((1, 'x')), show(Some("q")));
  `
  expect(runText(program)).toEqual(['3, 8, 5 Some(8) b, a Some("b") <(1, \'x\')> <Some("q")>'])
})

test('`?` propagates errors', () => {
  const program = `
    #[derive(Debug)]
    enum ReadError { Parse(std::num::ParseIntError), Negative(i32) }
    impl From<std::num::ParseIntError> for ReadError { fn from(e: std::num::ParseIntError) -> Self { ReadError::Parse(e) } }
    fn read(text: &str) -> Result<i32, ReadError> { let n: i32 = text.parse()?; if n < 0 { return Err(ReadError::Negative(n)); } Ok(n + 1) }
    fn first(v: &[i32]) -> Option<i32> { let x = v.first()?; Some(x * 2) }
    println!("{:?} {:?} {:?} {:?} {:?}", read("4"), read("x"), read("-2"), first(&[4]), first(&[]));
    let all: Result<Vec<i32>, _> = ["1", "2", "z"].iter().map(|t| t.parse::<i32>()).collect();
    println!("{all:?} {:?}", ["1", "2"].iter().map(|t| t.parse::<i32>()).collect::<Result<Vec<_>, _>>());
  `
  expect(runText(program)).toEqual([
    'Ok(5) Err(Parse(ParseIntError { kind: InvalidDigit })) Err(Negative(-2)) Some(8) None',
    'Err(ParseIntError { kind: InvalidDigit }) Ok([1, 2])',
  ])
})

test('const generics and associated consts', () => {
  const program = `
    struct Matrix<const R: usize, const C: usize> { cells: [[i32; C]; R] }
    impl<const R: usize, const C: usize> Matrix<R, C> {
        const SIZE: usize = R * C;
        fn new() -> Self { Matrix { cells: [[0; C]; R] } }
        fn transposed(&self) -> Matrix<C, R> { let mut m = Matrix::<C, R>::new(); for r in 0..R { for c in 0..C { m.cells[c][r] = self.cells[r][c]; } } m }
    }
    let mut m = Matrix::<2, 3>::new();
    m.cells[0][2] = 5;
    println!("{:?} {}", m.transposed().cells, Matrix::<2, 3>::SIZE);
    fn sum<const N: usize>(a: [i32; N]) -> i32 { a.iter().sum::<i32>() * N as i32 }
    println!("{}", sum([1, 2, 3]));
  `
  expect(runText(program)).toEqual(['[[0, 0], [0, 0], [5, 0]] 6', '18'])
})

test('a trait object distinguishes methods of the same name', () => {
  const program = `
    use std::fmt;
    trait Cat { fn say(&self) -> i32; }
    trait Dog { fn say(&self) -> i32; }
    trait Both: Cat + Dog {}
    struct Pet;
    impl Cat for Pet { fn say(&self) -> i32 { 1 } }
    impl Dog for Pet { fn say(&self) -> i32 { 2 } }
    impl Both for Pet {}
    let pet: Box<dyn Both> = Box::new(Pet);
    println!("{} {}", Cat::say(&*pet), Dog::say(&*pet));
    let error: std::rc::Rc<dyn std::error::Error> = std::rc::Rc::new("x".parse::<i32>().unwrap_err());
    println!("{error} {error:?}");
  `
  expect(runText(program)).toEqual(['1 2', 'invalid digit found in string ParseIntError { kind: InvalidDigit }'])
})
