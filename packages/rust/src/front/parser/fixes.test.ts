import { TURBO } from 'engine/language'
import { SUGGESTIONS } from 'engine/suggestions'
import { fixedText } from '../../../tests/fixedText'
import { positionAt } from '../../ir/position'
import { parseProgram } from './parseProgram'

const PARTS = [{ kind: 'fragment' as const, variable: 'part', fragment: 'tt' as const }]
const ROUNDS = { kind: 'repeat' as const, operator: '*' as const, parts: PARTS }
const macros = [{ name: 'text', arms: [{ pattern: [ROUNDS], head: [], options: [] }] }]
const known = { macros, host: { ...TURBO, ...SUGGESTIONS } }

const diagnosticsOf = (text: string) => parseProgram(text, known).diagnostics

test.each([
  // Missing characters
  ['let x = 1\nlet y = 2;', 'let x = 1;\nlet y = 2;'],
  ['use a::B\nlet y = 2;', 'use a::B;\nlet y = 2;'],
  ['turbo::go!({ f() })', 'turbo::go!({ f() });'],
  ['struct P;;\nturbo::go!({});', 'struct P;\nturbo::go!({});'],
  ['f(1 2);', 'f(1, 2);'],
  ['let a = [1, 2 3];', 'let a = [1, 2, 3];'],
  ['let p = P {\n  x: 1\n  y: 2\n};', 'let p = P {\n  x: 1,\n  y: 2\n};'],
  ['struct P { x: i32 y: i32 }', 'struct P { x: i32, y: i32 }'],
  ['match x { 1 => f() 2 => g() }', 'match x { 1 => f(), 2 => g() }'],
  ['vec[1, 2];', 'vec![1, 2];'],
  ['text("{}", a; x = 1);', 'text!("{}", a; x = 1);'],
  ['mut x = 1;', 'let mut x = 1;'],
  ['mut let x = 1;', 'let mut x = 1;'],
  ['fn f {}', 'fn f() {}'],
  ['for i 0..3 {}', 'for i in 0..3 {}'],
  // Other languages
  ['let y = a > 2 && b ? 1 : 2;', 'let y = if a > 2 && b { 1 } else { 2 };'],
  ['f(a ? 1 : b ? 2 : 3);', 'f(if a { 1 } else if b { 2 } else { 3 });'],
  ['x++;', 'x += 1;'],
  ['p.x--;', 'p.x -= 1;'],
  ['++x;', 'x += 1;'],
  ['--x;', 'x -= 1;'],
  ['a =+ 1;', 'a += 1;'],
  ['if a and b {}', 'if a && b {}'],
  ['if a or b {}', 'if a || b {}'],
  ['if not a {}', 'if !a {}'],
  ['if a === b {}', 'if a == b {}'],
  ['if a !== b {}', 'if a != b {}'],
  ['if a <> b {}', 'if a != b {}'],
  ['if a<-1 {}', 'if a< -1 {}'],
  ['let y = ~x;', 'let y = !x;'],
  ['let x == 1;', 'let x = 1;'],
  ['let x += 1;', 'let x = 1;'],
  ['if let Some(x) == o {}', 'if let Some(x) = o {}'],
  ['for i = 0..3 {}', 'for i in 0..3 {}'],
  ['for x of v {}', 'for x in v {}'],
  ['for i in 1...3 {}', 'for i in 1..=3 {}'],
  ['var x = 1;', 'let x = 1;'],
  ['int x = 1;', 'let x: i32 = 1;'],
  ['function f() {}', 'fn f() {}'],
  ['if a {} elif b {}', 'if a {} else if b {}'],
  ['fn f(): i32 { 1 }', 'fn f() -> i32 { 1 }'],
  ['P { a = 1 }', 'P { a: 1 }'],
  ['struct P { a: i32; b: i32 }', 'struct P { a: i32, b: i32 }'],
  ['camera:reset();', 'camera::reset();'],
  ['match a { 1: b }', 'match a { 1 => b }'],
  ['let a: [i32, 3] = b;', 'let a: [i32; 3] = b;'],
  ['clear(#f4d29c);', 'clear(0xf4d29cff);'],
  ['clear(#12ab34);', 'clear(0x12ab34ff);'],
  // Typos
  ['lte x = 1;', 'let x = 1;'],
  ['fnn f() {}', 'fn f() {}'],
  ['whlie a {}', 'while a {}'],
  ['a as usize < b;', '(a as usize) < b;'],
])('fixes %s to %s', (text, fixed) => {
  const diagnostics = diagnosticsOf(text)
  expect(diagnostics.map(({ fix }) => fixedText(text, fix))).toEqual([fixed])
  expect(diagnosticsOf(fixed)).toEqual([])
})

test.each([
  ['if x = 3 {}', 'if x == 3 {}', 'to compare, write `==`'],
  ['while x == 3 && y = 4 {}', 'while x == 3 && y == 4 {}', 'to compare, write `==`'],
  ['if Some(x) = y {}', 'if let Some(x) = y {}', 'to test a pattern, write `let` before it'],
])('reports the assignment %s as a condition', (text, fixed, help) => {
  const [diagnostic] = diagnosticsOf(text)
  expect(diagnostic).toMatchObject({
    code: 'E0308',
    message: 'mismatched types',
    label: 'expected `bool`, found `()`',
    help,
  })
  expect(positionAt(text, diagnostic!.span.start)).toEqual({ line: 1, column: text.indexOf(' ') + 2 })
  expect(fixedText(text, diagnostic!.fix)).toBe(fixed)
})

test.each(['let y = x++ + 1;', 'f(1; 2);', 'int main() {}', 'let y = a ? ; : 2;'])('offers no fix for %s', (text) => {
  expect(diagnosticsOf(text)[0]!.fix).toBeUndefined()
})
