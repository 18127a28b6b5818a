import { runText } from '../../../tests/runText'

test('{:?} options apply to leaves, names ignore the width', () => {
  const program = `
    #[derive(Debug)]
    struct P { a: i32, t: (f32, &'static str) }
    #[derive(Debug)]
    struct Unit;
    #[derive(Debug)]
    enum E { A, B(u8), C { n: Option<i32> } }
    println!("{:?} {:?} {:?} {:?}", P { a: 1, t: (2.0, "x") }, Unit, E::B(3), E::C { n: None });
    println!("{:5?}|{:02?}|{:.1?}|{:x?}|{:6?}|{:5?}", Some(1), [1, 2], vec![1.25f32, 2.0], [10, 255], E::A, "ab");
    println!("{:?} {:?} {:?} {:?}", (1,), (), [(); 2], ((1, 'a'), "b"));
  `
  expect(runText(program)).toEqual([
    'P { a: 1, t: (2.0, "x") } Unit B(3) C { n: None }',
    'Some(    1)|[01, 02]|[1.2, 2.0]|[a, ff]|A|"ab"',
    '(1,) () [(), ()] ((1, \'a\'), "b")',
  ])
})

test('{:#?} breaks parts into lines', () => {
  const program = `
    #[derive(Debug)]
    struct P { a: Vec<i32>, t: (i32, Option<&'static str>), e: Vec<u8> }
    println!("{:#?}", P { a: vec![1, 2], t: (3, Some("x")), e: vec![] });
    println!("{:#?} {:#?} {:#x?}", (1,), (), vec![255]);
  `
  expect(runText(program)).toEqual([
    'P {',
    '    a: [',
    '        1,',
    '        2,',
    '    ],',
    '    t: (',
    '        3,',
    '        Some(',
    '            "x",',
    '        ),',
    '    ),',
    '    e: [],',
    '}',
    '(',
    '    1,',
    ') () [',
    '    0xff,',
    ']',
  ])
})

test('own Display: write! ignores the width, pad and delegation apply it', () => {
  const program = `
    use std::fmt;
    struct Plain(i32);
    struct Padded(&'static str);
    struct Handed(f32);
    impl fmt::Display for Plain { fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "<{}>", self.0) } }
    impl fmt::Display for Padded { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { f.pad(self.0) } }
    impl fmt::Display for Handed { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { self.0.fmt(f) } }
    println!("{:6}|{:>6}|{:^7.1}|{:+08.2}|{}", Plain(1), Padded("ab"), Padded("abc"), Handed(2.5), Plain(7).to_string().len());
  `
  expect(runText(program)).toEqual(['<1>|    ab|   a   |+0002.50|3'])
})

test('own Debug with builders', () => {
  const program = `
    use std::fmt;
    struct P(i32, &'static str);
    impl fmt::Debug for P {
        fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
            if f.alternate() { f.debug_struct("P").field("n", &self.0).field("s", &self.1).finish() }
            else { f.debug_tuple("P").field(&self.0).finish() }
        }
    }
    struct L(Vec<i32>);
    impl fmt::Debug for L { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { f.debug_list().entries(self.0.iter()).finish() } }
    struct M;
    impl fmt::Debug for M { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { f.debug_map().entry(&"k", &1).finish() } }
    println!("{:?} {:#?} {:?} {:?}", P(1, "x"), P(2, "y"), L(vec![1, 2]), M);
  `
  expect(runText(program)).toEqual(['P(1) P {', '    n: 2,', '    s: "y",', '} [1, 2] {"k": 1}'])
})

test('a fmt can query its options', () => {
  const program = `
    use std::fmt;
    struct W;
    impl fmt::Display for W {
        fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
            write!(f, "{:?} {:?} {:?} {}", f.width(), f.precision(), f.fill(), f.sign_plus())
        }
    }
    println!("{W} {W:*>+7.2}");
  `
  expect(runText(program)).toEqual(["None None ' ' false Some(7) Some(2) '*' true"])
})

test('ranges, cells and pointers show their contents', () => {
  const program = `
    println!("{:?} {:?} {:?} {:?} {:?}", 0..3, 1..=4, ..2, 5.., 'a'..'c');
    println!("{:?} {} {:?}", Box::new(1), std::rc::Rc::new("x"), std::rc::Rc::new(Some(2)));
    println!("{:?} {:#?}", std::cell::Cell::new(3), std::cell::RefCell::new(4));
  `
  expect(runText(program)).toEqual([
    "0..3 1..=4 ..2 5.. 'a'..'c'",
    '1 x Some(2)',
    'Cell { value: 3 } RefCell {',
    '    value: 4,',
    '}',
  ])
})

test('write! and writeln! into a String', () => {
  const program = `
    use std::fmt::Write;
    let mut out = String::new();
    for i in 0..3 { write!(out, "{i},").unwrap(); }
    writeln!(out, "end").unwrap();
    out.write_str("more").unwrap();
    out.write_char('!').unwrap();
    println!("{out:?}");
  `
  expect(runText(program)).toEqual(['"0,1,2,end\\nmore!"'])
})

test('a fmt that fails', () => {
  const program = `
    use std::fmt;
    struct Bad;
    impl fmt::Display for Bad { fn fmt(&self, _: &mut fmt::Formatter) -> fmt::Result { Err(fmt::Error) } }
    struct Outer(Bad);
    impl fmt::Display for Outer { fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result { if write!(f, "{}", self.0).is_err() { f.write_str("caught") } else { Ok(()) } } }
    println!("{}", Outer(Bad));
    println!("{}", Bad.to_string());
  `
  expect(runText(program)).toEqual(['caught', 'panic: a Display implementation returned an error unexpectedly: Error'])
})

test('looks through references', () => {
  const program = `
    let x = 5;
    let r = &&x;
    let mut m = 7;
    println!("{r} {:?} {:>3}", &mut m, &x);
    let names: Vec<&String> = vec![];
    println!("{names:?} {:?}", Some(&mut 5));
  `
  expect(runText(program)).toEqual(['5 7   5', '[] Some(5)'])
})
