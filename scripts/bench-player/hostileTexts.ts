/** Programs that would freeze a page or exhaust its memory. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'an endless loop': 'loop {}',
  'endless recursion': 'fn deeper(n: u32) -> u32 { deeper(n + 1) + 1 }\nlog!("{}", deeper(0));',
  'a list without end': 'let mut list = vec![];\nloop { list.push(1); }',
  'a text that doubles': 'let mut text = String::from("ab");\nloop { text.push_str(&text.clone()); }',
  '100,000 sprites': 'for i in 0..100000 { sprite!("cat", x = i % 256); }',
  '100,000 turned boxes': 'for i in 0..100000 { rect!(w = 256, h = 144, rotation = i % 360, color = 0xff00ff80); }',
  'lines without end': 'loop { log!("{}", "x".repeat(100)); }',
  'a function for ever more types': 'fn wider<T: Clone>(t: T) { wider((t.clone(), t)) }\nwider(1);',
  'a million characters': 'a'.repeat(1_000_000),
  '49,500 characters of calls': 'rect!(x=1);'.repeat(4_500),
  '50,000 open brackets': '('.repeat(50_000),
  '20,000 blocks in each other': `${'{'.repeat(20_000)}${'}'.repeat(20_000)}`,
}

/** Texts that are expensive to lay out, highlight or diagnose. */
export const HOSTILE_PASTES: Readonly<Record<string, string>> = {
  'a log of combining marks': 'for i in 0..100 { log!("{}", "a\\u{301}\\u{489}\\u{302}".repeat(300)); }',
  'a log of line breaks': 'log!("{}", "\\r\\u{2028}\\u{85}\\n".repeat(5000));',
  'a log in two directions': 'log!("{}", "\\u{5d0}a\\u{202e}1\\u{2066}b".repeat(2000));',
  'a log of joined emoji': 'log!("{}", "👨‍👩‍👧‍👦🏳️‍🌈".repeat(1000));',
  'a log of 10,000 letters without a gap': 'log!("{}", "w".repeat(10000));',
  'a log in thirty alphabets': `for j in 0..100u32 { let mut s = String::new(); for i in 0..30u32 {
    if let Some(c) = char::from_u32(0x370 + i * 401 + j * 17) { s.push(c); } } log!("{}", s); }`,
  'a message of 100,000 characters': 'panic!("{}", "é\\u{301}\\n".repeat(30000));',
  'an ellipse of 2,000,000,000 pixels': 'ellipse!(w = 2000000000, h = 2000000000);',
  'a text of 500 lines': 'text!("{}", "line\\n".repeat(500));',
  '300 hints': numbered(300, (i) => `sprite!("nothing_${i}");`),
  '1,000 errors': numbered(1000, (i) => `let a${i}: u8 = "x${i}";`),
  '1,000 functions': numbered(1000, (i) => `fn f${i}(n: u32) -> u32 { n + ${i} }`),
  'a line of 49,000 letters': `let a = "${'x'.repeat(49_000)}";`,
  '49,000 line breaks': '\n'.repeat(49_000),
  'a letter with 40,000 combining marks': `let a = "a${'\u0301'.repeat(40_000)}";`,
  '90 long lines in two directions': `// ${'אבג abc '.repeat(60)}\n`.repeat(90),
  '50,000 brackets': `let a = ${'('.repeat(24_000)}1${')'.repeat(24_000)};`,
  '100,000 characters': 'rect!(x = 1);\n'.repeat(7_200),
  'a million characters': 'rect!(x = 1);\n'.repeat(72_000),
}

function numbered(count: number, line: (number: number) => string): string {
  return Array.from({ length: count }, (_, i) => line(i)).join('\n')
}
