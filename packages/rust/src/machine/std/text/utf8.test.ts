import { runText } from '../../../../tests/runText'

test('character classes', () => {
  const program = `
    println!("{} {} {} {}", 'é'.is_alphabetic(), '½'.is_numeric(), '\\u{a0}'.is_whitespace(), 'Ω'.is_uppercase());
    println!("{} {} {} {}", 'é'.is_ascii_alphabetic(), '7'.is_ascii_digit(), 'F'.is_ascii_hexdigit(), '!'.is_ascii_punctuation());
    println!("{} {}", 'x'.is_alphanumeric(), '\\n'.is_control());
  `
  expect(runText(program)).toEqual(['true true true true', 'false true true true', 'true true'])
})

test('digits', () => {
  const program = `
    println!("{:?} {:?} {:?} {:?}", '7'.to_digit(10), 'f'.to_digit(16), 'g'.to_digit(16), char::from_digit(11, 16));
    println!("{} {}", '9'.is_digit(8), ('a' as u8 + 2) as char);
  `
  expect(runText(program)).toEqual(["Some(7) Some(15) None Some('b')", 'false c'])
})

test('case conversion may yield several chars', () => {
  const program = `
    println!("{} {:?} {}", 'ß'.to_uppercase(), 'É'.to_lowercase().next(), 'x'.to_ascii_uppercase());
  `
  expect(runText(program)).toEqual(["SS Some('é') X"])
})

test('code points', () => {
  const program = `
    println!("{:?} {:?} {} {}", char::from_u32(0x1F600), char::from_u32(0xD800), '€'.len_utf8(), 'a' as u32);
    println!("{:?} {}", ('x'..='z').rev().collect::<String>(), b'a'.to_ascii_uppercase());
  `
  expect(runText(program)).toEqual(["Some('😀') None 3 97", '"zyx" 65'])
})
