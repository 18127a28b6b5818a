import { runText } from './runText'

test('a Copy struct is copied when it is read from a place', () => {
  const program = `
    #[derive(Clone, Copy, Debug)]
    struct P { x: i32, y: i32 }
    let a = P { x: 1, y: 2 };
    let mut b = a;
    b.x = 9;
    let mut list = [a, a];
    let mut c = list[0];
    c.y = 7;
    list[1].x = 5;
    let r = &mut b;
    let mut d = *r;
    d.x = 100;
    println!("{} {} {} {} {} {}", a.x, b.x, list[0].y, c.y, list[1].x, d.x);
  `
  expect(runText(program)).toEqual(['1 9 2 7 5 100'])
})

test('arrays and tuples of Copy are copied', () => {
  const program = `
    let a = [[1, 2], [3, 4]];
    let mut b = a;
    b[0][1] = 9;
    let t = (1, [5, 6]);
    let mut u = t;
    u.1[0] = 0;
    println!("{a:?} {b:?} {t:?} {u:?}");
  `
  expect(runText(program)).toEqual(['[[1, 2], [3, 4]] [[1, 9], [3, 4]] (1, [5, 6]) (1, [0, 6])'])
})

test('clone and vec! copy deeply', () => {
  const program = `
    let mut v = vec![vec![0; 2]; 2];
    v[0][1] = 5;
    let mut w = v.clone();
    w[1][0] = 7;
    println!("{v:?} {w:?}");
  `
  expect(runText(program)).toEqual(['[[0, 5], [0, 0]] [[0, 5], [7, 0]]'])
})

test('a struct update takes what is not given', () => {
  const program = `
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct P { x: i32, y: i32, z: (i32, i32) }
    let base = P { x: 1, y: 2, z: (3, 4) };
    let mut next = P { y: 5, ..base };
    next.z.0 = 9;
    println!("{base:?} {next:?} {}", base == next);
  `
  expect(runText(program)).toEqual(['P { x: 1, y: 2, z: (3, 4) } P { x: 1, y: 5, z: (9, 4) } false'])
})
