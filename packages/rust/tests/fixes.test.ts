/** @jest-environment node */
import { siteDiagnostics } from '../../../scripts/draw/siteFrames'
import { positionAt } from '../src/ir/position'
import { fixedText } from './fixedText'

const placeOf = (text: string, offset: number) => {
  const { line, column } = positionAt(text, offset)
  return `${line}:${column}`
}

const STATE = 'turbo::init! { struct S { n: u32 } = Self { n: 0 } }\n'

// Each program has one error at this position, which its fix removes
test.each([
  // Numbers
  ['fn f(x: f32) {}\nf(128);', '2:3', 'mismatched types', 'write `128.0`', 'f(128.0);'],
  ['let x: f32 = -5;', '1:14', 'mismatched types', 'write `-5.0`', 'let x: f32 = -5.0;'],
  ['let n: i32 = 3.0;', '1:14', 'mismatched types', 'write `3`', 'let n: i32 = 3;'],
  ['let n: u32 = 1i32;', '1:14', 'mismatched types', 'change the type of the literal to `u32`', '1u32;'],
  ['let x = 1.5f32;\nx * 2;', '2:3', 'cannot multiply `f32` by `{integer}`', 'write `2.0`', 'x * 2.0;'],
  ['let x = 1.5f32;\n2 * x;', '2:3', 'cannot multiply `{integer}` by `f32`', 'write `2.0`', '2.0 * x;'],
  ['let n = 3i32;\nlet x: f32 = n;', '2:14', 'mismatched types', 'write `n as f32`', '= n as f32;'],
  ['let n = 3i32;\nlet x = 1.5f32;\nif n > x {}', '3:8', 'mismatched types', 'write `n as f32`', 'if n as f32 > x'],
  [
    'let n = 3i32;\nlet m = 4u32;\nif m + n < m {}',
    '3:8',
    'mismatched types',
    'write `n as u32`',
    'm + (n as u32) < m',
  ],
  [
    'let i = 0i32;\nvec![1][i];',
    '2:9',
    'the type `[{integer}]` cannot be indexed by `i32`',
    'write `[i as usize]`',
    '[i as usize]',
  ],
  ['let n = 3;\nif n {}', '2:4', 'mismatched types', 'a condition is a `bool`: `n != 0`', 'if n != 0 {}'],
  // Colors
  [
    'rect!(color = "red");',
    '1:15',
    'mismatched types',
    'a color is a number, `0xRRGGBBAA`: `0xff0000ff`',
    'color = 0xff0000ff',
  ],
  [
    'clear(red);',
    '1:7',
    'cannot find value `red` in this scope',
    'a color is a number, `0xRRGGBBAA`: `0xff0000ff`',
    'clear(0xff0000ff)',
  ],
  // Texts
  [
    'let n = 3;\ntext!(n, x = 1, y = 2);',
    '2:7',
    'mismatched types',
    'add a format string before it: `"{}", n`',
    'text!("{}", n; x = 1, y = 2);',
  ],
  ['let n = 3;\ntext!(n);', '2:7', 'mismatched types', 'add a format string before it: `"{}", n`', 'text!("{}", n);'],
  [
    'let s: String = "a";',
    '1:17',
    'mismatched types',
    'try using a conversion method: `"a".to_string()`',
    '"a".to_string();',
  ],
  // References and mut
  ['let s = String::from("a");\ntext!(s);', '2:7', 'mismatched types', 'consider borrowing here: `&s`', 'text!(&s);'],
  ['fn f(n: i32) {}\nf(&1);', '2:3', 'mismatched types', 'consider removing the borrow', 'f(1);'],
  [
    'for x in &[1, 2] { if x > 1 {} }',
    '1:27',
    'mismatched types',
    'consider dereferencing the borrow: `*x`',
    'if *x > 1',
  ],
  [
    'let x = 1;\nx += 1;',
    '2:1',
    'cannot assign twice to immutable variable `x`',
    'consider making this binding mutable: `mut x`',
    'let mut x = 1;',
  ],
  [
    `${STATE}turbo::go!({ let state = S::load(); state.n += 1; state.save(); });`,
    '2:37',
    'cannot assign to `state.n`, as `state` is not declared as mutable',
    'consider changing this to be mutable: `mut state`',
    'let mut state',
  ],
  [
    'struct P { x: i32 }\nimpl P { fn f(&self) { self.x += 1; } }',
    '2:24',
    'cannot assign to `self.x`, which is behind a `&` reference',
    'consider changing this to be a mutable reference: `&mut self`',
    'fn f(&mut self)',
  ],
  // Options of macros, macros
  ['rect!(colour = 0xff0000ff);', '1:7', '`rect!` has no option `colour`', 'write `color`', 'rect!(color ='],
  ['rect!(width = 3);', '1:7', '`rect!` has no option `width`', 'write `w`', 'rect!(w = 3)'],
  [
    'rct!(x = 1);',
    '1:1',
    'cannot find macro `rct` in this scope',
    'a macro with a similar name exists: `rect`',
    'rect!(x = 1);',
  ],
  [
    'rect(x = 1, y = 2);',
    '1:1',
    'expected function, found macro `rect`',
    'use `!` to invoke the macro: `rect!`',
    'rect!(x = 1, y = 2);',
  ],
  // Names
  [
    'let score = 3;\nlog!("{scroe}");',
    '2:8',
    'cannot find value `scroe` in this scope',
    'a local variable with a similar name exists: `score`',
    '"{score}"',
  ],
  [
    'struct P { speed: i32 }\nlet p = P { sped: 1 };',
    '2:13',
    'struct `P` has no field named `sped`',
    'a field with a similar name exists: `speed`',
    'P { speed: 1 }',
  ],
  [
    'let v = vec![1];\nv.length();',
    '2:3',
    'no method named `length` found for struct `Vec<{integer}>` in the current scope',
    'there is a method `len` with a similar name',
    'v.len();',
  ],
  [
    'camara::reset();',
    '1:1',
    'cannot find module or crate `camara` in this scope',
    'a similar name exists: `camera`',
    'camera::reset();',
  ],
  // Other languages
  [
    'let x: Option<i32> = null;',
    '1:22',
    'cannot find value `null` in this scope',
    'for no value, write `None`; its type is an `Option`',
    '= None;',
  ],
  ['let x = True;', '1:9', 'cannot find value `True` in this scope', 'write `true`', '= true;'],
  [
    'let x = 3;\nconsole.log(x);',
    '2:1',
    'cannot find value `console` in this scope',
    'to log something, write `log!("{}", x)`',
    'log!("{}", x);',
  ],
  [
    'if vec![1].first() {}',
    '1:4',
    'mismatched types',
    'test whether it has a value: `.is_some()`',
    'vec![1].first().is_some()',
  ],
  [
    'if vec![1].first() == 1 {}',
    '1:23',
    'mismatched types',
    'try wrapping the expression in `Some`: `Some(&1)`',
    'Some(&1)',
  ],
  // Other versions of the engine
  [
    'let (w, h) = canvas_size!();',
    '1:14',
    'cannot find macro `canvas_size` in this scope',
    'from another version of Turbo; here, write `resolution()`',
    '= resolution();',
  ],
  [
    'let p = mouse();',
    '1:9',
    'cannot find function `mouse` in this scope',
    'from another version of Turbo; here, write `pointer()`',
    '= pointer();',
  ],
  [
    'let p = gamepad::get(0);',
    '1:9',
    'cannot find module or crate `gamepad` in this scope',
    'from another version of Turbo; here, write `gamepad(…)`',
    '= gamepad(0);',
  ],
  [
    'fn main() {\n    clear(0x000000ff);\n}',
    '1:4',
    'the frame is missing: `turbo::go!`',
    'put the code of a frame into `turbo::go!({ … });`',
    'turbo::go!({\n    clear(0x000000ff);\n});',
  ],
  // Moved values
  [
    'let a = String::new();\nlet b = a;\nlog!("{} {}", a, b);',
    '3:15',
    'borrow of moved value: `a`',
    'give away a copy where it is moved: `a.clone()`, or lend it with `&a`',
    'let b = a.clone();',
  ],
  // Strings and delimiters
  [
    'fn go(a: i32) {\n    log!("hello, {} and {:?}, a, a + 1);\n    if a > 1 {\n        log!("x");\n    }\n}\ngo(1);',
    '2:10',
    'unterminated double quote string',
    'close it with `"` in this line',
    'log!("hello, {} and {:?}", a, a + 1);',
  ],
  [
    'fn one() {\n    log!("1");\n}\nfn two() {\n    let a = (1 + 2));\n    if a > 1 {\n        one();\n    }\n}\ntwo();',
    '5:20',
    'unexpected closing delimiter: `)`',
    'remove this `)`',
    'let a = (1 + 2);',
  ],
  // Macros of the program
  [
    'macro_rules! square {\n    ($x:expr) => {\n        $x * $x\n    };\n}\nlog!("{}", sqare!(2));',
    '6:12',
    'cannot find macro `sqare` in this scope',
    'a macro with a similar name exists: `square`',
    'square!(2)',
  ],
])('%s', (text, place, message, help, part) => {
  const diagnostics = siteDiagnostics(text)
  expect(diagnostics.map(({ span, message, help }) => [placeOf(text, span.start), message, help])).toEqual([
    [place, message, help],
  ])
  const fixed = fixedText(text, diagnostics[0]!.fix)
  expect(fixed).toContain(part)
  expect(siteDiagnostics(fixed)).toEqual([])
})

// An error without a single obvious fix has help
test.each([
  ['let n = vec![1].pop() * 2;', '1:23', 'take the value out: `if let Some(…)`, `.unwrap_or(…)`'],
  ['let n: i32 = vec![1].iter().max();', '1:14', 'take the value out: `if let Some(…)`, `.unwrap_or(…)`'],
  ['let n: i32 = "3".parse();', '1:14', 'take the value out: `if let Ok(…)`, `.unwrap_or(…)`'],
  ['struct P;\nlet a = P;\nlet b = a;\nlet c = a;', '4:9', 'lend it with `&a`'],
  ['os::client::user_id();', '1:1', 'online games do not run on this site'],
  [
    'turbo::cfg! {}\nturbo::go!({});',
    '1:8',
    'from another version of Turbo; here, set the name and size of a game in `turbo.toml`',
  ],
  [
    '#[turbo::game]\nstruct G;',
    '1:1',
    'on this site, games use Turbo’s other form: the state in `turbo::init! { struct … }`, the frame in `turbo::go!({ … });`',
  ],
])('%s', (text, place, help) => {
  const diagnostics = siteDiagnostics(text)
  expect(diagnostics.map(({ span, help, fix }) => [placeOf(text, span.start), help, fix])).toEqual([
    [place, help, undefined],
  ])
})

test.each(['fn main() {}\nmain();', 'fn main() {}\nturbo::go!({});', 'fn helper() {}'])(
  '%s has a frame or needs none',
  (text) => {
    expect(siteDiagnostics(text)).toEqual([])
  },
)
