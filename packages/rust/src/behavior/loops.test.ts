import { runText } from '../../tests/runText'

test('labels, values and ranges', () => {
  const program = `
    let mut found = (0, 0);
    'outer: for y in 0..5 {
        for x in 0..5 {
            if x * y == 6 { found = (x, y); break 'outer; }
            if x > y { continue 'outer; }
        }
    }
    let mut n = 0;
    let value = loop { n += 1; if n == 7 { break n * 2; } };
    let block = 'a: { if n > 5 { break 'a 1; } 2 };
    let mut end = 3;
    let mut rounds = 0;
    for _ in 0..end { end = 10; rounds += 1; }
    for mut i in 0..2 { i += 10; rounds += i; }
    let mut down = 3;
    while down > 0 { down -= 1; if down == 1 { continue; } rounds += 1; }
    let mut stack = vec![1, 2, 3];
    let mut popped = vec![];
    while let Some(top) = stack.pop() { popped.push(top); }
    println!("{found:?} {value} {block} {rounds} {popped:?}");
  `
  expect(runText(program)).toEqual(['(3, 2) 14 1 26 [3, 2, 1]'])
})

test('leaves from inside an expression', () => {
  const program = `
    fn find(v: &[i32], wanted: i32) -> Option<usize> {
        for (i, x) in v.iter().enumerate() {
            let double = x + if *x == wanted { return Some(i) } else { 1 };
            if double > 100 { return None; }
        }
        None
    }
    let mut total = 0;
    for i in 0..10 {
        total += match i { 3 => continue, 8 => break, n => n };
    }
    let Some(place) = find(&[5, 6, 7], 7) else { panic!("missing") };
    println!("{total} {place} {:?}", find(&[1], 2));
  `
  expect(runText(program)).toEqual(['25 2 None'])
})

test('values of all ranges', () => {
  const program = `
    let a: Vec<i32> = (1..4).collect();
    let b: Vec<u8> = (250..=255).collect();
    let c: String = ('a'..='e').collect();
    let d: Vec<i32> = (0..10).rev().step_by(3).collect();
    let e: u64 = (1u64..=5).product();
    let mut r = 0..5;
    let first = r.next();
    let more: Vec<i32> = r.by_ref().take(2).collect();
    println!("{a:?} {b:?} {c} {d:?} {e} {first:?} {more:?} {r:?} {:?}", (3..1).len());
  `
  expect(runText(program)).toEqual([
    '[1, 2, 3] [250, 251, 252, 253, 254, 255] abcde [9, 6, 3, 0] 120 Some(0) [1, 2] 3..5 0',
  ])
})

test('leaves from arguments, operands, items and conditions', () => {
  const program = `
    fn f(v: &[i32]) -> i32 { let mut a = [0, 0]; let i = 1; a[i] = if v.len() > 1 { return 5 } else { 3 }; let x = 2 + match v.first() { Some(n) => *n, None => return -1 }; let y = [x, if x > 100 { return 9 } else { 1 }]; a[1] + y[0] + y[1] }
    println!("{} {} {} {}", f(&[]), f(&[1]), f(&[1, 2]), f(&[200]));
    let mut out = vec![];
    'o: for i in 0..5 { for j in 0..5 { out.push((i, if j == 3 { continue 'o } else if i == 3 { break 'o } else { j * 2 })); } }
    println!("{out:?}");
    let n: i32 = loop { let v = vec![1, 2, 3]; let s: i32 = v.iter().sum(); break if s > 5 { s } else { continue }; };
    println!("{n}");
    fn g() -> Option<i32> { let t = (Some(1)?, Some(2)?); let s = format!("{}", t.0 + None.or(Some(4))?); s.parse::<i32>().ok()?.checked_add(Some(t.1)?) }
    println!("{:?}", g());
    let v: Vec<i32> = (0..5).filter_map(|x| { if x == 2 { return None; } Some(x * x) }).collect();
    println!("{v:?}");
    struct S { a: i32, b: i32 }
    fn h(stop: bool) -> S { S { b: if stop { return S { a: 0, b: 0 } } else { 2 }, a: 1 } }
    println!("{} {}", h(true).a + h(false).a, h(false).b);
    let x = 'blk: { let y = 5; if y > 3 { break 'blk y + { if y == 5 { break 'blk 50 } else { 1 } }; } 0 };
    println!("{x}");
    let mut i = 0;
    'w: while { i += 1; if i == 4 { break 'w } else { true } } {}
    println!("{i}");
  `
  expect(runText(program)).toEqual([
    '-1 7 5 9',
    '[(0, 0), (0, 2), (0, 4), (1, 0), (1, 2), (1, 4), (2, 0), (2, 2), (2, 4)]',
    '6',
    'Some(7)',
    '[0, 1, 9, 16]',
    '1 2',
    '50',
    '4',
  ])
})
