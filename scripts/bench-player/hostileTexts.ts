/** Programs that would freeze a page, or eat its memory, if they were let. */
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
