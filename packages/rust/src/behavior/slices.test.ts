import { runText } from '../../tests/runText'

test('a slice is a view of its list', () => {
  const program = `
    let mut v = vec![5, 4, 3, 2, 1];
    v[1..4].sort();
    for x in &mut v[..2] { *x += 10; }
    let s = &mut v[3..];
    s[0] = 99;
    s.swap(0, 1);
    println!("{v:?}");
  `
  expect(runText(program)).toEqual(['[15, 12, 3, 1, 99]'])
})

test('both halves of a split are views', () => {
  const program = `
    let mut v = [1, 2, 3, 4, 5];
    let (a, b) = v.split_at_mut(2);
    a[0] = b[1];
    b[0] += 100;
    for chunk in v.chunks_mut(2) { chunk[0] = 0; }
    println!("{v:?} {:?}", &v[1..=2]);
  `
  expect(runText(program)).toEqual(['[0, 2, 0, 4, 0] [2, 0]'])
})

test('patterns match the ends of a list', () => {
  const program = `
    fn describe(v: &[i32]) -> String {
        match v {
            [] => "empty".to_string(),
            [one] => format!("one {one}"),
            [first, .., last] if first == last => format!("same {first}"),
            [first, rest @ ..] => format!("{first} then {rest:?}"),
        }
    }
    println!("{} {} {} {}", describe(&[]), describe(&[4]), describe(&[1, 2, 1]), describe(&[1, 2, 3]));
    let [a, b, c] = [1, 2, 3];
    if let [x, .., y] = &mut [a, b, c][..] { *x += *y; println!("{x}"); }
  `
  expect(runText(program)).toEqual(['empty one 4 same 1 1 then [2, 3]', '4'])
})
