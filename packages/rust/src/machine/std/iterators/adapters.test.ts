import { runText } from '../../../../tests/runText'

test('map, filter and take are lazy and take one item at a time', () => {
  const program = `
    let mut log = vec![];
    let evens: Vec<i32> = (0..9).map(|x| { log.push(x); x }).filter(|x| x % 2 == 0).take(2).collect();
    println!("{evens:?} {log:?}");
  `
  expect(runText(program)).toEqual(['[0, 2] [0, 1, 2]'])
})

test('rev works after map, enumerate, zip, chain, step_by, take and skip', () => {
  const program = `
    let v = [5, 3, 8, 1];
    println!("{:?} {:?}", v.iter().map(|x| x * 2).rev().collect::<Vec<_>>(), v.iter().enumerate().rev().next());
    println!("{:?} {:?}", v.iter().zip(0..3).rev().next(), v.iter().chain(&[7]).rev().collect::<Vec<_>>());
    println!("{:?} {:?}", (0..10).step_by(3).rev().collect::<Vec<_>>(), (0..10).skip(2).take(5).rev().collect::<Vec<_>>());
    println!("{:?} {:?}", v.iter().step_by(3).rev().collect::<Vec<_>>(), v.iter().filter(|x| **x > 2).rev().next());
  `
  expect(runText(program)).toEqual([
    '[2, 16, 6, 10] Some((3, 1))',
    'Some((8, 2)) [7, 1, 8, 3, 5]',
    '[9, 6, 3, 0] [6, 5, 4, 3, 2]',
    '[1, 5] Some(8)',
  ])
})

test('a sequence can alternate between its ends', () => {
  const program = `
    let mut it = (0..7).step_by(2);
    println!("{:?} {:?} {:?} {:?} {:?}", it.next(), it.next_back(), it.next(), it.next(), it.next_back());
    let mut pairs = "abc".chars().enumerate().collect::<Vec<_>>().into_iter().map(|(i, c)| (c, i));
    println!("{:?} {:?} {}", pairs.next_back(), pairs.next(), pairs.len());
  `
  expect(runText(program)).toEqual(['Some(0) Some(6) Some(2) Some(4) None', "Some(('c', 2)) Some(('a', 0)) 1"])
})

test('flatten and flat_map open one item at a time, from both ends', () => {
  const program = `
    println!("{:?}", vec![vec![1], vec![], vec![2, 3]].into_iter().flatten().collect::<Vec<_>>());
    println!("{:?}", [Some(1), None, Some(3)].iter().flatten().rev().collect::<Vec<_>>());
    println!("{:?}", (1..=3).flat_map(|x| (0..x).map(move |y| (x, y))).collect::<Vec<_>>());
    println!("{}", [[1, 2], [3, 4]].iter().flatten().sum::<i32>());
  `
  expect(runText(program)).toEqual(['[1, 2, 3]', '[3, 1]', '[(1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (3, 2)]', '10'])
})

test('take_while, map_while and skip_while switch once', () => {
  const program = `
    let v = [1, 2, 9, 1];
    println!("{:?} {:?}", v.iter().take_while(|x| **x < 5).collect::<Vec<_>>(), v.iter().skip_while(|x| **x < 5).collect::<Vec<_>>());
    println!("{:?}", v.iter().map_while(|x| if *x < 5 { Some(x * 2) } else { None }).collect::<Vec<_>>());
  `
  expect(runText(program)).toEqual(['[1, 2] [9, 1]', '[2, 4]'])
})

test('scan has its own state and may end', () => {
  const program = `
    println!("{:?}", (1..10).scan(0, |sum, x| { *sum += x; if *sum < 20 { Some(*sum) } else { None } }).collect::<Vec<_>>());
    println!("{:?}", (1..4).scan(vec![], |seen, x| { seen.push(x); Some(seen.len()) }).collect::<Vec<_>>());
  `
  expect(runText(program)).toEqual(['[1, 3, 6, 10, 15]', '[1, 2, 3]'])
})

test('cycle repeats, and an empty one stays empty', () => {
  const program = `
    println!("{:?} {:?}", [1, 2].iter().cycle().take(5).collect::<Vec<_>>(), [0; 0].iter().cycle().next());
    println!("{:?} {:?}", (0..2).cycle().skip(1).take(3).collect::<Vec<_>>(), "ab".chars().cycle().take(3).collect::<String>());
  `
  expect(runText(program)).toEqual(['[1, 2, 1, 2, 1] None', '[1, 0, 1] "aba"'])
})

test('peekable looks ahead without consuming', () => {
  const program = `
    let mut it = [1, 2, 3].iter().peekable();
    let mut log = vec![];
    while let Some(x) = it.next() {
        if let Some(next) = it.peek() { log.push((*x, **next)); }
    }
    println!("{log:?} {:?}", it.peek());
    let mut digits = "12a".chars().peekable();
    let mut n = 0;
    while let Some(c) = digits.next_if(|c| c.is_ascii_digit()) { n = n * 10 + c.to_digit(10).unwrap(); }
    println!("{n} {:?}", digits.next());
    let mut it = [1, 5].iter().copied().peekable();
    if let Some(x) = it.peek_mut() { *x += 10; }
    println!("{:?} {:?}", it.next_if_eq(&11), it.next_if_eq(&6));
  `
  expect(runText(program)).toEqual(['[(1, 2), (2, 3)] None', "12 Some('a')", 'Some(11) None'])
})

test('copied and cloned yield values', () => {
  const program = `
    #[derive(Clone, Copy, Debug)]
    struct P { x: i32 }
    let list = [P { x: 1 }, P { x: 2 }];
    let mut own: Vec<P> = list.iter().copied().collect();
    own[0].x = 9;
    let nested = vec![vec![1], vec![2]];
    let mut cloned: Vec<Vec<i32>> = nested.iter().cloned().collect();
    cloned[0].push(7);
    println!("{list:?} {own:?} {nested:?} {cloned:?}");
  `
  expect(runText(program)).toEqual(['[P { x: 1 }, P { x: 2 }] [P { x: 9 }, P { x: 2 }] [[1], [2]] [[1, 7], [2]]'])
})

test('by_ref borrows the iterator', () => {
  const program = `
    let mut it = 1..9;
    println!("{:?} {:?}", it.by_ref().take(2).collect::<Vec<_>>(), it.next());
    for x in it.by_ref() { if x == 5 { break } }
    println!("{it:?}");
  `
  expect(runText(program)).toEqual(['[1, 2] Some(3)', '6..9'])
})

test('a cloned iterator is independent', () => {
  const program = `
    let mut a = "abcd".chars();
    a.next();
    let mut b = a.clone();
    b.next_back();
    println!("{} {}", a.as_str(), b.collect::<String>());
    let it = vec![vec![1], vec![2]].into_iter();
    let mut first = it.clone().map(|mut v| { v.push(0); v });
    println!("{:?} {:?}", first.next(), it.last());
  `
  expect(runText(program)).toEqual(['bcd bc', 'Some([1, 0]) Some([2])'])
})

test('repeat, once, empty, from_fn and successors', () => {
  const program = `
    use std::iter;
    println!("{:?}", iter::repeat(3).take(2).chain(iter::once(4)).chain(iter::empty()).collect::<Vec<_>>());
    let mut n = 0;
    println!("{:?}", iter::from_fn(|| { n += 1; if n < 4 { Some(n) } else { None } }).collect::<Vec<_>>());
    println!("{:?}", iter::successors(Some(1), |x| if *x < 100 { Some(x * 3) } else { None }).collect::<Vec<_>>());
    println!("{:?} {:?}", iter::repeat_n("a", 2).collect::<String>(), iter::zip([1, 2], ['x', 'y']).last());
  `
  expect(runText(program)).toEqual(['[3, 3, 4]', '[1, 2, 3]', '[1, 3, 9, 27, 81, 243]', '"aa" Some((2, \'y\'))'])
})

test('own iterators have all adapters', () => {
  const program = `
    struct Countdown(u32);
    impl Iterator for Countdown {
        type Item = u32;
        fn next(&mut self) -> Option<u32> { if self.0 == 0 { None } else { self.0 -= 1; Some(self.0) } }
    }
    println!("{:?} {:?}", Countdown(5).filter(|x| x % 2 == 0).collect::<Vec<_>>(), Countdown(3).zip("abc".chars()).last());
    let mut c = Countdown(9);
    println!("{:?} {:?} {:?}", c.next(), c.by_ref().take(2).collect::<Vec<_>>(), c.nth(1));
    println!("{} {:?}", Countdown(4).sum::<u32>(), Countdown(4).step_by(2).max());
    for x in Countdown(2) { print!("{x} "); }
    println!();
  `
  expect(runText(program)).toEqual(["[4, 2, 0] Some((0, 'c'))", 'Some(8) [7, 6] Some(4)', '6 Some(3)', '1 0 '])
})

test('a step of zero ends the program', () => {
  const program = `
    for _ in (0..3).step_by(0) {}
  `
  expect(runText(program)).toEqual(['panic: assertion failed: step != 0'])
})

test('boxed and returned iterators', () => {
  const program = `
    fn evens(n: i32) -> impl Iterator<Item = i32> { (0..n).filter(|x| x % 2 == 0) }
    let it: Box<dyn Iterator<Item = i32>> = if evens(4).count() > 1 { Box::new(0..3) } else { Box::new(vec![9].into_iter()) };
    println!("{:?} {:?}", it.map(|x| x * x).collect::<Vec<_>>(), evens(7).collect::<Vec<_>>());
  `
  expect(runText(program)).toEqual(['[0, 1, 4] [0, 2, 4, 6]'])
})
