import { runText } from '../../../../tests/runText'

test('map, filter, and_then, or and the like', () => {
  const program = `
    let o = Some(3i32);
    let n: Option<i32> = None;
    println!("{:?} {:?} {:?} {:?}", o.map(|x| x + 1), o.filter(|x| *x > 5), o.and_then(|x| x.checked_sub(4)), n.map(|x| x + 1));
    println!("{:?} {:?} {:?} {:?}", n.or(Some(1)), o.or_else(|| None), o.xor(n), o.xor(Some(1)));
    println!("{:?} {:?} {:?} {:?}", o.zip(Some('a')), o.and(Some("b")), n.ok_or("none"), o.ok_or_else(|| 7));
    println!("{} {} {} {}", o.unwrap_or(9), n.unwrap_or_default(), n.unwrap_or_else(|| 8), o.map_or(0, |x| x * 2));
    println!("{} {} {} {}", o.is_some_and(|x| x > 2), n.is_none_or(|x| x > 2), o.is_some(), n.is_none());
  `
  expect(runText(program)).toEqual([
    'Some(4) None Some(-1) None',
    'Some(1) Some(3) Some(3) None',
    'Some((3, \'a\')) Some("b") Err("none") Ok(3)',
    '3 0 8 6',
    'true true true true',
  ])
})

test('take, replace, insert and get_or_insert change the option', () => {
  const program = `
    let mut o = Some(3);
    println!("{:?} {o:?}", o.take());
    println!("{:?}", o.replace(5));
    *o.get_or_insert(1) += 1;
    if let Some(x) = o.as_mut() { *x *= 10; }
    println!("{o:?} {:?} {o:?}", o.take_if(|x| *x > 50));
    *o.get_or_insert_with(|| 4) += 1;
    *o.insert(7) += 1;
    println!("{o:?}");
  `
  expect(runText(program)).toEqual(['Some(3) None', 'None', 'None Some(60) None', 'Some(8)'])
})

test('references into an option', () => {
  const program = `
    let text = Some(String::from("abc"));
    println!("{:?} {:?} {:?}", text.as_deref(), text.as_ref().map(|s| s.len()), Some(&5).copied());
    let mut list = Some(vec![1]);
    if let Some(v) = &mut list { v.push(2); }
    list.as_mut().unwrap().push(3);
    println!("{list:?} {:?}", Some(&list).cloned().flatten());
  `
  expect(runText(program)).toEqual(['Some("abc") Some(3) Some(5)', 'Some([1, 2, 3]) Some([1, 2, 3])'])
})

test('flatten, transpose, unzip and iteration', () => {
  const program = `
    println!("{:?} {:?} {:?}", Some(Some(1)).flatten(), Some("5".parse::<u8>()).transpose(), Some((1, 'a')).unzip());
    for x in Some(4) { print!("{x} "); }
    println!("{:?}", Some(1).iter().chain(None.iter()).chain(&Some(3)).collect::<Vec<_>>());
  `
  expect(runText(program)).toEqual(["Some(1) Ok(Some(5)) (Some(1), Some('a'))", '4 [1, 3]'])
})

test('Result propagates errors', () => {
  const program = `
    let ok: Result<i32, String> = Ok(3);
    let bad: Result<i32, String> = Err("no".to_string());
    println!("{:?} {:?} {:?}", ok.clone().map(|x| x * 2), bad.clone().map_err(|e| e.len()), bad.clone().or_else(|e| if e == "no" { Ok(1) } else { Err(e) }));
    println!("{:?} {:?} {:?} {}", ok.clone().ok(), bad.clone().err(), ok.clone().and_then(|x| if x > 5 { Ok(x) } else { Err("small".to_string()) }), bad.clone().unwrap_or(8));
    println!("{} {} {} {}", ok.is_ok_and(|x| x == 3), bad.is_err(), bad.clone().unwrap_or_default(), bad.as_ref().map_or(0, |x| *x));
  `
  expect(runText(program)).toEqual(['Ok(6) Err(2) Ok(1)', 'Some(3) Some("no") Err("small") 8', 'true true 0 0'])
})

test('`?` propagates and converts errors', () => {
  const program = `
    use std::num::ParseIntError;
    #[derive(Debug)]
    enum E { Parse(ParseIntError), Negative }
    impl From<ParseIntError> for E { fn from(e: ParseIntError) -> Self { E::Parse(e) } }
    fn positive(s: &str) -> Result<i32, E> {
        let n: i32 = s.trim().parse()?;
        if n < 0 { return Err(E::Negative); }
        Ok(n)
    }
    fn boxed(s: &str) -> Result<f32, Box<dyn std::error::Error>> {
        let x: f32 = s.parse()?;
        if x < 0.0 { return Err("negative".into()); }
        Ok(x)
    }
    fn first(s: &str) -> Option<char> { let c = s.chars().next()?; Some(c.to_ascii_uppercase()) }
    println!("{:?} {:?} {:?}", positive(" 7 "), positive("x"), positive("-3"));
    println!("{:?} {} {}", boxed("2.5"), boxed("q").unwrap_err(), boxed("-1").unwrap_err());
    println!("{:?} {:?}", first("ab"), first(""));
  `
  expect(runText(program)).toEqual([
    'Ok(7) Err(Parse(ParseIntError { kind: InvalidDigit })) Err(Negative)',
    'Ok(2.5) invalid float literal negative',
    "Some('A') None",
  ])
})

test('unwrapping nothing ends the program', () => {
  const program = `
    let r: Result<i32, _> = "x".parse::<i32>();
    println!("{}", r.unwrap());
  `
  expect(runText(program)).toEqual([
    'panic: called `Result::unwrap()` on an `Err` value: ParseIntError { kind: InvalidDigit }',
  ])
})

test('expect shows its text', () => {
  const program = `
    None::<i32>.expect("no luck");
  `
  expect(runText(program)).toEqual(['panic: no luck'])
})

test('Ordering is reversed and chained', () => {
  const program = `
    use std::cmp::Ordering;
    println!("{:?} {:?} {:?}", 1.cmp(&2).reverse(), Ordering::Equal.then(Ordering::Less), 1.cmp(&1).then_with(|| 3.cmp(&2)));
    println!("{} {} {:?}", 1.cmp(&2).is_lt(), 2.5.partial_cmp(&f64::NAN).is_none(), std::cmp::max("a", "b"));
    println!("{:?} {:?} {:?}", true.then(|| 5), false.then_some(1), "b".to_string().max("a".to_string()));
  `
  expect(runText(program)).toEqual(['Greater Less Greater', 'true true "b"', 'Some(5) None "b"'])
})

test('functions and methods are values', () => {
  const program = `
    println!("{:?} {:?}", ["1", "x", "3"].iter().map(|s| s.parse::<i32>()).filter_map(Result::ok).collect::<Vec<_>>(), (0..2).map(Some).collect::<Vec<_>>());
    println!("{:?} {} {:?}", [1.5f32, 3.0].into_iter().reduce(f32::max), [3, 9].into_iter().fold(0, i32::max), [" a ", "b "].into_iter().map(str::trim).collect::<Vec<_>>());
    println!("{:?} {:?}", None::<Vec<i32>>.unwrap_or_else(Vec::new), vec![vec![1], vec![2, 3]].iter().map(Vec::len).collect::<Vec<_>>());
    let mut v = vec![2.5f32, -1.0];
    v.sort_by(f32::total_cmp);
    println!("{v:?} {}", "a1b".chars().filter(char::is_ascii_digit).collect::<String>());
  `
  expect(runText(program)).toEqual([
    '[1, 3] [Some(0), Some(1)]',
    'Some(3.0) 9 ["a", "b"]',
    '[] [1, 2]',
    '[-1.0, 2.5] 1',
  ])
})
