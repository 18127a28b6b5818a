import { runText } from '../../tests/runText'

test('a closure shares its variable, or owns it with move', () => {
  const program = `
    let mut n = 1;
    let mut shared = || { n += 1; n };
    shared();
    shared();
    let mut owned = move || { n += 10; n };
    println!("{} {} {n}", owned(), owned());
    let mut fs: Vec<Box<dyn Fn() -> i32>> = vec![];
    for i in 0..3 { fs.push(Box::new(move || i * 10)); }
    println!("{:?}", fs.iter().map(|f| f()).collect::<Vec<_>>());
  `
  expect(runText(program)).toEqual(['13 23 3', '[0, 10, 20]'])
})

test('functions return and take closures', () => {
  const program = `
    fn twice(f: impl Fn(i32) -> i32) -> impl Fn(i32) -> i32 { move |x| f(f(x)) }
    fn apply<F: FnMut(i32)>(mut f: F) { for i in 0..3 { f(i); } }
    fn call(f: &dyn Fn(i32) -> i32, x: i32) -> i32 { f(x) }
    fn pointer(f: fn(i32) -> i32, x: i32) -> i32 { f(x) }
    fn double(x: i32) -> i32 { x * 2 }
    let add = |x| x + 3;
    let mut seen = vec![];
    apply(|i| seen.push(i));
    let mut count = 0;
    apply(|i| count += i);
    println!("{} {:?} {count} {} {} {}", twice(add)(1), seen, call(&add, 5), pointer(double, 4), twice(double)(1));
    println!("{:?}", [1, 2].iter().copied().map(double).map(Some).collect::<Vec<_>>());
  `
  expect(runText(program)).toEqual(['7 [0, 1, 2] 3 8 8 4', '[Some(2), Some(4)]'])
})

test('a recursive call has its own variables', () => {
  const program = `
    fn walk(depth: i32, log: &mut Vec<i32>) {
        let here = depth * 10;
        let mut note = |x: i32| log.push(here + x);
        note(1);
        if depth > 0 { walk(depth - 1, log); }
        log.push(here);
    }
    let mut log = vec![];
    walk(2, &mut log);
    println!("{log:?}");
  `
  expect(runText(program)).toEqual(['[21, 11, 1, 0, 10, 20]'])
})

test('captures of captures', () => {
  const program = `
    let mut total = 0;
    let step = 2;
    let mut outer = |n: i32| {
        let mut inner = |m: i32| { total += m * step; };
        for i in 0..n { inner(i); }
    };
    outer(3);
    outer(2);
    println!("{total}");
  `
  expect(runText(program)).toEqual(['8'])
})

test('closures are borrowed, boxed, stored and replaced', () => {
  const program = `
    use std::f32::consts;
    println!("{} {} {}", consts::PI, consts::TAU, f32::MAX);
    fn walk(depth: i32, f: &mut dyn FnMut(i32)) {
        f(depth);
        if depth < 3 {
            let local = depth * 10;
            let mut inner = |n: i32| f(n + local);
            inner(1);
            walk(depth + 1, f);
        }
    }
    let mut seen = vec![];
    walk(0, &mut |n| seen.push(n));
    println!("{:?}", seen);
    let mut b: Box<dyn Fn(i32) -> i32> = Box::new(|x| x + 1);
    fn swap(b: &mut Box<dyn Fn(i32) -> i32>) { *b = Box::new(|x| x * 100); }
    println!("{}", b(1));
    swap(&mut b);
    println!("{}", b(2));
    struct Button { on_click: Box<dyn FnMut() -> i32> }
    let mut n = 0;
    let mut button = Button { on_click: Box::new(move || { n += 1; n }) };
    (button.on_click)();
    println!("{} {n}", (button.on_click)());
    let mut handlers: Vec<(&str, fn(i32) -> i32)> = vec![("a", |x| x + 1), ("b", |x| x * 2)];
    for (name, h) in &handlers { println!("{name} {}", h(10)); }
    let mut counter = 0;
    let mut inc = || { counter += 1; counter };
    let v: Vec<i32> = (0..3).map(|_| inc()).collect();
    println!("{v:?}");
  `
  expect(runText(program)).toEqual([
    '3.1415927 6.2831855 340282350000000000000000000000000000000',
    '[0, 1, 1, 11, 2, 21, 3]',
    '2',
    '200',
    '2 0',
    'a 11',
    'b 20',
    '[1, 2, 3]',
  ])
})
