import { runText } from '../../../../tests/runText'

test('any, all, find and position stop early', () => {
  const program = `
    let mut asked = 0;
    let found = (1..100).any(|x| { asked += 1; x == 3 });
    println!("{found} {asked} {} {:?} {:?}", (1..4).all(|x| x < 4), (1..9).find(|x| x * x > 10), [4, 7].iter().position(|x| *x == 7));
    println!("{:?} {:?}", [1, 2, 1].iter().rposition(|x| *x == 1), ["a", "7"].iter().find_map(|s| s.parse::<i32>().ok()));
  `
  expect(runText(program)).toEqual(['true 3 true Some(4) Some(1)', 'Some(2) Some(7)'])
})

test('max returns the last and min the first of equal items', () => {
  const program = `
    let v = [(1, 'a'), (2, 'b'), (2, 'c'), (1, 'd')];
    println!("{:?} {:?}", v.iter().max_by_key(|p| p.0), v.iter().min_by_key(|p| p.0));
    println!("{:?} {:?}", v.iter().max_by(|a, b| a.0.cmp(&b.0)), v.iter().min_by(|a, b| a.0.cmp(&b.0)));
    println!("{:?} {:?}", [3, 8, 1].iter().max(), Vec::<i32>::new().iter().min());
  `
  expect(runText(program)).toEqual(["Some((2, 'c')) Some((1, 'a'))", "Some((2, 'c')) Some((1, 'a'))", 'Some(8) None'])
})

test('max_by_key computes each key once', () => {
  const program = `
    let mut asked = 0;
    [5, 3, 8].iter().max_by_key(|x| { asked += 1; **x });
    println!("{asked}");
  `
  expect(runText(program)).toEqual(['3'])
})

test('finds the greatest float with fold or partial_cmp', () => {
  const program = `
    let v = [1.5f32, -2.0, 0.5];
    println!("{} {:?}", v.iter().copied().fold(f32::MIN, f32::max), v.iter().min_by(|a, b| a.partial_cmp(b).unwrap()));
  `
  expect(runText(program)).toEqual(['1.5 Some(-2.0)'])
})

test('an empty sum of floats is -0', () => {
  const program = `
    println!("{:?} {:?} {}", Vec::<f32>::new().iter().sum::<f32>(), Vec::<i32>::new().iter().sum::<i32>(), (1..=5).product::<i32>());
    println!("{}", [0.1f32; 10].iter().sum::<f32>());
  `
  expect(runText(program)).toEqual(['-0.0 0 120', '1.0000001'])
})

test('an overflowing sum ends the program', () => {
  const program = `
    let v: Vec<u8> = vec![200, 100];
    println!("{}", v.iter().sum::<u8>());
  `
  expect(runText(program)).toEqual(['panic: attempt to add with overflow'])
})

test('collect builds the expected type', () => {
  const program = `
    use std::collections::*;
    println!("{:?} {:?}", ('a'..='e').collect::<String>(), ["x", "y"].iter().map(|s| s.to_string()).collect::<String>());
    println!("{:?} {:?}", [3, 1, 3].into_iter().collect::<BTreeSet<i32>>(), (0..3).collect::<VecDeque<_>>());
    println!("{:?}", "ab".chars().zip(1..).collect::<BTreeMap<_, _>>());
    let unit: () = vec![(), ()].into_iter().collect();
    println!("{unit:?}");
  `
  expect(runText(program)).toEqual(['"abcde" "xy"', '{1, 3} [0, 1, 2]', "{'a': 1, 'b': 2}", '()'])
})

test('collecting into Option and Result stops at the first failure', () => {
  const program = `
    let mut asked = 0;
    let all: Result<Vec<i32>, String> = ["1", "x", "2"].iter().map(|s| { asked += 1; s.parse::<i32>().map_err(|e| e.to_string()) }).collect();
    println!("{all:?} {asked}");
    println!("{:?} {:?}", [Some(1), Some(2)].into_iter().collect::<Option<Vec<_>>>(), [Some(1), None].into_iter().sum::<Option<i32>>());
  `
  expect(runText(program)).toEqual(['Err("invalid digit found in string") 2', 'Some([1, 2]) None'])
})

test('partition and unzip build two collections', () => {
  const program = `
    let (even, odd): (Vec<i32>, Vec<i32>) = (1..7).partition(|x| x % 2 == 0);
    let (a, b): (Vec<i32>, String) = vec![(1, 'x'), (2, 'y')].into_iter().unzip();
    println!("{even:?} {odd:?} {a:?} {b:?}");
  `
  expect(runText(program)).toEqual(['[2, 4, 6] [1, 3, 5] [1, 2] "xy"'])
})

test('fold, reduce, last, nth and count', () => {
  const program = `
    let v = [5, 3, 8];
    println!("{} {:?} {:?} {:?} {}", v.iter().fold(String::new(), |s, x| s + &x.to_string()), v.iter().copied().reduce(|a, b| a * b), v.iter().last(), v.iter().nth(1), v.iter().count());
    println!("{:?} {}", v.iter().rfind(|x| **x > 4), v.iter().rev().map(|x| x.to_string()).collect::<Vec<_>>().join("<"));
  `
  expect(runText(program)).toEqual(['538 Some(120) Some(8) Some(3) 3', 'Some(8) 8<3<5'])
})

test('sequences compare item by item', () => {
  const program = `
    println!("{} {:?} {:?}", [1, 2].iter().eq(&[1, 2]), [1, 3].iter().cmp(&[1, 2, 9]), [1.0].iter().partial_cmp(&[f32::NAN]));
    println!("{} {}", [1, 2, 2].iter().is_sorted(), [1.0, f32::NAN].iter().is_sorted());
  `
  expect(runText(program)).toEqual(['true Greater None', 'true false'])
})

test('own types can be summed and collected', () => {
  const program = `
    #[derive(Debug, Clone, Copy, PartialEq)]
    struct V(i32, i32);
    impl std::iter::Sum for V { fn sum<I: Iterator<Item = V>>(it: I) -> V { it.fold(V(0, 0), |a, b| V(a.0 + b.0, a.1 + b.1)) } }
    #[derive(Debug)]
    struct Bag(Vec<i32>);
    impl FromIterator<i32> for Bag { fn from_iter<T: IntoIterator<Item = i32>>(it: T) -> Bag { Bag(it.into_iter().map(|x| x + 1).collect()) } }
    println!("{:?} {:?}", [V(1, 2), V(3, 4)].into_iter().sum::<V>(), (0..3).collect::<Bag>());
  `
  expect(runText(program)).toEqual(['V(4, 6) Bag([1, 2, 3])'])
})

test('extend accepts values and references', () => {
  const program = `
    let mut v = vec![1];
    v.extend(vec![2, 3]);
    v.extend(&[4]);
    v.extend(5..7);
    let mut s = String::from("a");
    s.extend(['b', 'c']);
    s.extend(["d", "e"]);
    println!("{v:?} {s}");
  `
  expect(runText(program)).toEqual(['[1, 2, 3, 4, 5, 6] abcde'])
})

test('try_fold stops at the first failure', () => {
  const program = `
    println!("{:?} {:?}", (1..=3).try_fold(0i32, |a, x| a.checked_add(x)), (1..=3).try_fold(0i8, |a, x| a.checked_add(x * 50)));
    let mut seen = vec![];
    let r = [1, 5, 9].iter().try_for_each(|x| if *x < 4 { seen.push(*x); Ok(()) } else { Err(*x) });
    println!("{r:?} {seen:?}");
  `
  expect(runText(program)).toEqual(['Some(6) None', 'Err(5) [1]'])
})
