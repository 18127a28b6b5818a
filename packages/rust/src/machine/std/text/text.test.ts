import { runText } from '../../../../tests/runText'

test('lengths and offsets are bytes', () => {
  const program = `
    let s = "héllo wörld";
    println!("{} {} {:?} {:?} {:?}", s.len(), s.chars().count(), s.find('w'), s.rfind("l"), s.find(|c: char| c.is_whitespace()));
    println!("{} {} {:?} {:?} {}", &s[0..1], &s[7..], s.get(0..2), s.get(0..3), s.is_char_boundary(2));
    println!("{:?}", s.char_indices().filter(|(_, c)| !c.is_ascii()).collect::<Vec<_>>());
    println!("{:?} {:?} {:?}", s.char_indices().next_back(), s.bytes().take(3).collect::<Vec<_>>(), "é😀".as_bytes());
  `
  expect(runText(program)).toEqual([
    '13 11 Some(7) Some(11) Some(6)',
    'h wörld None Some("hé") false',
    "[(1, 'é'), (8, 'ö')]",
    "Some((12, 'd')) [104, 195, 169] [195, 169, 240, 159, 152, 128]",
  ])
})

test('split keeps empty parts, split_whitespace does not', () => {
  const program = `
    println!("{:?} {:?}", " a  b ".split(" ").collect::<Vec<_>>(), " a  b ".split_whitespace().collect::<Vec<_>>());
    println!("{:?} {:?}", "a,b;c".split([',', ';']).collect::<Vec<_>>(), "abc".split("").collect::<Vec<_>>());
    println!("{:?} {:?}", "a,b,c".splitn(2, ',').collect::<Vec<_>>(), "a,b,c".rsplitn(2, ',').collect::<Vec<_>>());
    println!("{:?} {:?}", "a,b,".split_terminator(',').collect::<Vec<_>>(), "a\\nb\\n".split_inclusive('\\n').collect::<Vec<_>>());
    println!("{:?} {:?}", "a1b22c".split(char::is_numeric).collect::<Vec<_>>(), "a-b".rsplit('-').collect::<Vec<_>>());
    let mut it = "a-b-c".split('-');
    println!("{:?} {:?} {:?}", it.next_back(), it.next(), it.collect::<Vec<_>>());
  `
  expect(runText(program)).toEqual([
    '["", "a", "", "b", ""] ["a", "b"]',
    '["a", "b", "c"] ["", "a", "b", "c", ""]',
    '["a", "b,c"] ["c", "a,b"]',
    '["a", "b"] ["a\\n", "b\\n"]',
    '["a", "b", "", "c"] ["b", "a"]',
    'Some("c") Some("a") ["b"]',
  ])
})

test('lines excludes line endings', () => {
  const program = `
    println!("{:?} {:?}", "a\\r\\nb\\n\\nc".lines().collect::<Vec<_>>(), "".lines().count());
  `
  expect(runText(program)).toEqual(['["a", "b", "", "c"] 0'])
})

test('split_once, strip_prefix and trim', () => {
  const program = `
    println!("{:?} {:?} {:?}", "k=v=w".split_once('='), "k=v=w".rsplit_once("="), "kv".split_once('='));
    println!("{:?} {:?} {:?}", "level-3".strip_prefix("level-"), "a.rs".strip_suffix(".rs"), "a".strip_prefix('b'));
    println!("{:?} {:?} {:?} {:?}", "  a ".trim(), "  a ".trim_start(), "  a ".trim_end(), "xxaxx".trim_matches('x'));
    println!("{:?} {:?}", "007".trim_start_matches('0'), "1.50".trim_end_matches(['0', '.']));
  `
  expect(runText(program)).toEqual([
    'Some(("k", "v=w")) Some(("k=v", "w")) None',
    'Some("3") Some("a") None',
    '"a" "a " "  a" "a"',
    '"7" "1.5"',
  ])
})

test('contains, starts_with and ends_with accept chars, texts and predicates', () => {
  const program = `
    println!("{} {} {} {}", "abc".contains("bc"), "abc".contains('z'), "abc".starts_with('a'), "abc".ends_with(char::is_alphabetic));
    println!("{:?} {:?}", "a1b2".matches(char::is_numeric).collect::<Vec<_>>(), "abab".match_indices("ab").collect::<Vec<_>>());
  `
  expect(runText(program)).toEqual(['true false true true', '["1", "2"] [(0, "ab"), (2, "ab")]'])
})

test('case conversion may change the length', () => {
  const program = `
    println!("{} {} {} {}", "Straße".to_uppercase(), "ÀB".to_lowercase(), "aé".to_ascii_uppercase(), "Ab".eq_ignore_ascii_case("aB"));
  `
  expect(runText(program)).toEqual(['STRASSE àb Aé true'])
})

test('replace and repeat create texts', () => {
  const program = `
    println!("{} {} {} {}", "a-b-c".replace('-', "+"), "a-b-c".replacen("-", "", 1), "ab".repeat(3), "x1y2".replace(|c: char| c.is_numeric(), "#"));
  `
  expect(runText(program)).toEqual(['a+b+c ab-c ababab x#y#'])
})

test('a String grows and shrinks', () => {
  const program = `
    let mut s = String::from("abc");
    s.push('d');
    s.push_str("ef");
    s += "gh";
    s.insert(0, '>');
    s.insert_str(1, "--");
    println!("{s} {:?} {s}", s.pop());
    s.truncate(6);
    println!("{} {s}", s.remove(0));
    s.retain(|c| c != '-');
    s.replace_range(1..2, "XY");
    println!("{s} {:?} {s}", s.drain(..2).collect::<String>());
    println!("{} {:?} {s:?}", s.clone() + "!" + &s, s.split_off(1));
    s.clear();
    println!("{:?} {}", s, s.is_empty());
  `
  expect(runText(program)).toEqual([
    ">--abcdefg Some('h') >--abcdefg",
    '> --abc',
    'Yc "aX" Yc',
    'Yc!Yc "c" "Y"',
    '"" true',
  ])
})

test('texts compare by bytes', () => {
  const program = `
    println!("{:?} {} {} {}", "abc".cmp("abd"), "Z" < "a", "\\u{10000}" > "\\u{ffff}", String::from("a") == "a");
  `
  expect(runText(program)).toEqual(['Less true true true'])
})

test('methods by path', () => {
  const program = `
    println!("{:?} {:?}", ["a", "bc"].iter().map(|s| s.len()).collect::<Vec<_>>(), "a b".split(' ').map(str::to_uppercase).collect::<Vec<_>>());
    println!("{:?}", vec!["x".to_string()].iter().map(String::len).collect::<Vec<_>>());
  `
  expect(runText(program)).toEqual(['[1, 2] ["A", "B"]', '[1]'])
})

test('slicing inside a char ends the program', () => {
  const program = `
    let s = "héllo";
    println!("{}", &s[..2]);
  `
  expect(runText(program)).toEqual([
    "panic: end byte index 2 is not a char boundary; it is inside 'é' (bytes 1..3) of `héllo`",
  ])
})

test('decodes bytes as UTF-8', () => {
  const program = `
    println!("{:?} {} {:?}", std::str::from_utf8(&[104, 105]), String::from_utf8(vec![195, 169]).unwrap(), String::from_utf8(vec![255]).is_err());
  `
  expect(runText(program)).toEqual(['Ok("hi") é true'])
})
