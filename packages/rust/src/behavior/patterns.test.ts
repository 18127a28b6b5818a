import { runText } from '../../tests/runText'

test('all pattern forms', () => {
  const program = `
    #[derive(Debug, Clone, Copy, PartialEq)]
    enum Shape { Dot, Circle(f32), Box { w: i32, h: i32 } }
    const LIMIT: i32 = 2;
    fn name(n: i32) -> &'static str {
        match n { i32::MIN..=-1 => "negative", 0 => "zero", LIMIT => "limit", 1 | 3 => "odd", x if x % 2 == 0 => "even", 100.. => "large", _ => "other" }
    }
    for n in [-5, 0, 1, 2, 3, 4, 101, 7] { print!("{} ", name(n)); }
    println!();
    let shapes = [Shape::Dot, Shape::Circle(1.5), Shape::Box { w: 2, h: 3 }];
    for shape in &shapes {
        let area = match shape { Shape::Dot => 0.0, Shape::Circle(r) => r * r, Shape::Box { w, h: height } => (w * height) as f32 };
        println!("{area}");
    }
    let (a, .., z) = (1, 2, 3, 4);
    let n @ 1..=9 = 5 else { return };
    let (x, y) = &(1, "two");
    let &(p, q) = &(3, 4);
    let mut pair = (1, 2);
    (pair.0, pair.1) = (pair.1, pair.0);
    let (mut i, j);
    (i, j) = (10, 20);
    [i, _] = [i + j, 0];
    _ = name(3);
    println!("{a} {z} {n} {x} {y} {p} {q} {pair:?} {i}");
    println!("{}", match Some(5) { Some(n @ (1 | 5)) => n, Some(_) | None => 0 });
    println!("{}", matches!(shapes[1], Shape::Circle(r) if r > 1.0));
  `
  expect(runText(program)).toEqual([
    'negative zero odd limit odd even large other ',
    '0',
    '2.25',
    '6',
    '1 4 5 1 two 3 4 (2, 1) 30',
    '5',
    'true',
  ])
})

test('bindings below a reference are references', () => {
  const program = `
    let mut items = vec![(1, String::from("a")), (2, String::from("b"))];
    for (n, name) in items.iter_mut() { *n += 1; name.push('!'); }
    for (i, &(n, ref name)) in items.iter().enumerate() { println!("{i} {n} {name}"); }
    let o: Option<Option<i32>> = Some(Some(4));
    if let Some(Some(x)) = &o { println!("{x}"); }
    let best = items.iter().map(|(n, _)| *n).max();
    println!("{best:?}");
  `
  expect(runText(program)).toEqual(['0 2 a!', '1 3 b!', '4', 'Some(3)'])
})

test('matches variants without fields, however they are written', () => {
  const program = `
    #[derive(PartialEq, Clone, Copy)]
    enum E { A(), B {}, C }
    for x in [E::A(), E::B {}, E::C] {
      match x { E::A() => print!("a "), E::B {} => print!("b "), E::C => print!("c ") }
      println!("{}", x == E::A());
    }
  `
  expect(runText(program)).toEqual(['a true', 'b false', 'c false'])
})
