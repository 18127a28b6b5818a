import { runText } from '../../tests/runText'

test('a mutable reference writes a plain value in place', () => {
  const program = `
    let mut n = 1;
    {
        let r = &mut n;
        *r += 4;
        let s = &mut *r;
        *s *= 10;
    }
    fn bump(value: &mut i32) { *value += 1; again(value); }
    fn again(value: &mut i32) { *value *= 2; }
    bump(&mut n);
    let mut t = (1, 2.5);
    bump(&mut t.0);
    let mut v = vec![1, 2, 3];
    bump(&mut v[1]);
    if let Some(last) = v.last_mut() { *last = 30; }
    if let Some(first) = v.get_mut(0) { bump(first); }
    for item in v.iter_mut() { *item += 1; }
    for item in &mut v { *item += 100; }
    println!("{n} {t:?} {v:?}");
  `
  expect(runText(program)).toEqual(['102 (4, 2.5) [105, 107, 131]'])
})

test('writing through a reference replaces a whole compound', () => {
  const program = `
    #[derive(Debug, Clone)]
    struct S { list: Vec<i32>, name: String }
    fn reset(s: &mut S) { *s = S { list: vec![9], name: "new".to_string() }; }
    let mut s = S { list: vec![1, 2], name: "old".to_string() };
    reset(&mut s);
    let mut a = vec![1];
    let mut b = vec![2, 3];
    std::mem::swap(&mut a, &mut b);
    let old = std::mem::replace(&mut a, vec![7]);
    let taken = std::mem::take(&mut b);
    println!("{s:?} {a:?} {b:?} {old:?} {taken:?}");
  `
  expect(runText(program)).toEqual(['S { list: [9], name: "new" } [7] [] [2, 3] [1]'])
})

test('modifies enums in place', () => {
  const program = `
    #[derive(Debug)]
    enum State { Idle, Run { speed: i32 }, Done(i32) }
    let mut s = State::Run { speed: 1 };
    if let State::Run { speed } = &mut s { *speed += 4; }
    match s {
        State::Run { ref mut speed } => *speed *= 2,
        _ => {}
    }
    match &mut s {
        State::Run { speed } if *speed > 9 => { let n = *speed; s = State::Done(n); }
        State::Run { .. } | State::Idle => {}
        State::Done(_) => {}
    }
    println!("{s:?}");
  `
  expect(runText(program)).toEqual(['Done(10)'])
})

test('takes, replaces and inspects an option', () => {
  const program = `
    let mut o = Some(3);
    if let Some(x) = o.as_mut() { *x += 1; }
    if let Some(x) = &mut o { *x += 1; }
    match o { Some(ref mut x) => *x += 1, None => {} }
    let copy = o;
    let taken = o.take();
    let mut p = Some(1);
    let old = p.replace(5);
    println!("{copy:?} {o:?} {taken:?} {p:?} {old:?}");
  `
  expect(runText(program)).toEqual(['Some(6) None Some(6) Some(5) Some(1)'])
})

test('evaluates the right side before the place, and the place once', () => {
  const program = `
    fn say(text: &str, value: usize) -> usize { println!("{text}"); value }
    let mut v = vec![1, 2, 3];
    v[say("index", 0)] = say("value", 9);
    v[say("index", 1)] += say("value", 5);
    let mut n = 1;
    n += { n = 5; 2 };
    println!("{v:?} {n}");
  `
  expect(runText(program)).toEqual(['value', 'index', 'value', 'index', '[9, 7, 3] 7'])
})

test('a user type may implement AddAssign', () => {
  const program = `
    use std::ops::{Add, AddAssign, Mul, Neg, Index, IndexMut, Sub};
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct V { x: f32, y: f32 }
    impl Add for V { type Output = V; fn add(self, o: V) -> V { V { x: self.x + o.x, y: self.y + o.y } } }
    impl Sub for V { type Output = V; fn sub(self, o: V) -> V { V { x: self.x - o.x, y: self.y - o.y } } }
    impl Mul<f32> for V { type Output = V; fn mul(self, k: f32) -> V { V { x: self.x * k, y: self.y * k } } }
    impl Mul<V> for f32 { type Output = V; fn mul(self, v: V) -> V { v * self } }
    impl Neg for V { type Output = V; fn neg(self) -> V { V { x: -self.x, y: -self.y } } }
    impl AddAssign for V { fn add_assign(&mut self, o: V) { self.x += o.x; self.y += o.y; } }
    struct Grid { cells: Vec<i32>, w: usize }
    impl Index<(usize, usize)> for Grid { type Output = i32; fn index(&self, (x, y): (usize, usize)) -> &i32 { &self.cells[y * self.w + x] } }
    impl IndexMut<(usize, usize)> for Grid { fn index_mut(&mut self, (x, y): (usize, usize)) -> &mut i32 { &mut self.cells[y * self.w + x] } }
    let a = V { x: 1.0, y: 2.0 };
    let mut b = a + a * 2.0 - -a;
    b += 0.5 * a;
    let mut g = Grid { cells: vec![0; 6], w: 3 };
    g[(1, 1)] = 7;
    g[(2, 0)] += 3;
    println!("{b:?} {} {:?} {}", a == a, g.cells, g[(1, 1)]);
  `
  expect(runText(program)).toEqual(['V { x: 4.5, y: 9.0 } true [0, 0, 3, 0, 7, 0] 7'])
})
