import { parseProgram } from './parseProgram'
import { TURBO } from 'engine/language'

const diagnosticsOf = (text: string) =>
  parseProgram(text, { macros: [], host: TURBO }).diagnostics.map(({ span, message, help }) => [
    text.slice(span.start, span.end),
    message,
    help,
  ])

test.each([
  ['let x = 1\nlet y = 2;', '', 'expected `;`, found keyword `let`', 'add `;` here'],
  ['let a = b c;', 'c', 'expected `;`, found `c`', undefined],
  ['x++;', '++', 'Rust has no postfix increment operator', 'use `+= 1` instead'],
  ['x--;', '--', 'Rust has no postfix decrement operator', 'use `-= 1` instead'],
  ['++x;', '++', 'Rust has no prefix increment operator', 'use `+= 1` instead'],
  ['let y = +x;', '+', 'leading `+` is not supported', 'try removing the `+`'],
  ['let y = ~x;', '~', '`~` cannot be used as a unary operator', 'use `!` to perform bitwise not'],
  [
    'let y = a ? 1 : 2;',
    '?',
    'Rust has no ternary operator',
    'use an `if-else` expression instead: `if a { 1 } else { 2 }`',
  ],
  ['if a and b {}', 'and', '`and` is not a logical operator', 'use `&&` to perform logical conjunction'],
  ['if a or b {}', 'or', '`or` is not a logical operator', 'use `||` to perform logical disjunction'],
  ['if not a {}', 'not', 'unexpected `a` after identifier', 'use `!` to perform logical negation or bitwise not'],
  [
    'if a<-1 {}',
    '<-',
    'unexpected token: `<-`',
    'if you meant to write a comparison against a negative value, add a space between `<` and `-`',
  ],
  ['if a === b {}', '===', 'invalid comparison operator `===`', 'use `==`'],
  ['if a <> b {}', '<>', 'invalid comparison operator `<>`', 'use `!=`'],
  ['a < b < c', '< b <', 'comparison operators cannot be chained', 'split the comparison into two: `… && b < …`'],
  [
    'Vec<i32>::new()',
    '<i32>',
    'comparison operators cannot be chained',
    'use `::<...>` instead of `<...>` to specify lifetime, type, or const arguments',
  ],
  [
    'a as usize < b',
    '<',
    '`<` is interpreted as a start of generic arguments for `usize`, not a comparison',
    'try comparing the cast value: `(a as usize)`',
  ],
  ['var x = 1;', 'var', 'invalid variable declaration', 'write `let` instead of `var` to introduce a new variable'],
  ['mut x = 1;', 'mut', 'invalid variable declaration', 'missing keyword: write `let mut`'],
  ['int x = 1;', 'x', 'expected `;`, found `x`', 'declare a variable with `let name: i32 = …`'],
  ['if a {} elif b {}', 'b', 'expected `;`, found `b`', 'write `else if` instead of `elif`'],
  ['function f() {}', 'f', 'expected `;`, found `f`', 'write `fn` instead of `function`'],
  [
    'if let Some(x) = a && b {}',
    'let',
    'let chains are only allowed in Rust 2024 or later',
    'write one `if` inside the other',
  ],
  [
    'if b && let Some(x) = a {}',
    'let',
    'let chains are only allowed in Rust 2024 or later',
    'write one `if` inside the other',
  ],
  ['for (i in 0..3) {}', '(', 'unexpected parentheses surrounding `for` loop head', 'remove parentheses in `for` loop'],
  ['for i = 0..3 {}', '=', 'missing `in` in `for` loop', 'try using `in` here instead'],
  ['P { a = 1 }', '=', 'expected `:`, found `=`', 'replace equals symbol with a colon'],
  ['let x += 1;', '+=', "can't reassign to an uninitialized variable", 'initialize the variable: write `=`'],
  ['fn f(a) {}', ')', 'expected one of `:`, `@`, or `|`, found `)`', 'if this is a parameter name, give it a type'],
  [
    'fn f(i32 a) {}',
    'a',
    'expected one of `:`, `@`, or `|`, found `a`',
    'declare the type after the parameter binding: `name: type`',
  ],
  ['fn f {}', 'f', 'missing parameters for function definition', 'add a parameter list: `()`'],
  ['camera:reset();', ':', 'path separator must be a double colon', 'use a double colon instead: `::`'],
  [
    '#[derive(Debug Clone)] struct S;',
    'Clone',
    'expected one of `,` or `)`, found `Clone`',
    'separate the parts with a comma',
  ],
  ['P { 12 }', '12', 'expected identifier, found `12`', undefined],
  ['for (let i = 0; i < 3; i++) {}', '(', 'expected pattern, found `(`', 'write `for i in 0..10 { … }`'],
  ['vec[1, 2];', 'vec', 'expected value, found macro `vec`', 'use `!` to invoke the macro: `vec!`'],
  ['let fn = 1;', 'fn', 'expected identifier, found keyword `fn`', 'write `r#fn` to use the word as a name'],
  [
    'let { a } = b;',
    '{',
    'expected pattern, found `{`',
    'write the name of the struct before its fields: `Name { … }`',
  ],
  ['a =+ 1;', '+', 'leading `+` is not supported', 'to add to a variable, write `+=`'],
  ['struct P { a: i32; b: i32 }', ';', 'struct fields are separated by `,`', 'replace `;` with `,`'],
  [
    'let p = { a: 1 };',
    '{',
    'struct literal body without path',
    'write the name of the struct before it: `Self { … }`',
  ],
  ['let f = a => a + 1;', '=>', 'expected `;`, found `=>`', 'a closure is written `|x| x + 1`'],
  ['let x = a ?? 1;', '1', 'expected `;`, found `1`', 'Rust has no `??` operator: use `.unwrap_or(…)`'],
  [
    'let p = new P(1);',
    'P',
    'expected `;`, found `P`',
    'create a value with `Name { … }` or a function such as `Name::new(…)`',
  ],
  ['format!("{}", a, b = 1);', '1', 'named argument never used', undefined],
  ['const N = 3;', 'N', 'missing type for `const` item', 'provide a type for the item: `N: <type>`'],
  ['f(a b)', 'b', 'expected one of `,` or `)`, found `b`', 'separate the parts with a comma'],
  ['rct!(x = 1);', 'rct', 'cannot find macro `rct` in this scope', undefined],
  [
    'prinln!("a");',
    'prinln',
    'cannot find macro `prinln` in this scope',
    'a macro with a similar name exists: `println`',
  ],
])('%s', (text, at, message, help) => {
  expect(diagnosticsOf(text)).toEqual([[at, message, help]])
})

test.each([
  ['unsafe { f() }', '`unsafe` is not supported here'],
  ['unsafe fn f() {}', '`unsafe` is not supported here'],
  ['static mut N: i32 = 0;', '`static mut` is not supported here'],
  ['async fn f() {}', '`async` is not supported here'],
  ['f().await;', '`await` is not supported here'],
  ['extern "C" {}', '`extern` is not supported here'],
  ['mod other;', 'modules in other files are not supported here'],
  ['let p: *const i32 = 0;', 'raw pointers are not supported here'],
  ['include_str!("a")', 'the macro `include_str!` is not supported here'],
  ['std::ptr::addr_of!(a)', 'the macro `addr_of!` is not supported here'],
  ['let text = c"a";', 'C strings are not supported here'],
  ['let p = &raw mut a;', 'raw pointers are not supported here'],
  ['fn f() -> impl Copy + use<> {}', '`use<…>` bounds are not supported here'],
])('names an unsupported construct: %s', (text, message) => {
  expect(diagnosticsOf(text).map(([, reported]) => reported)).toEqual([message])
})

test('continues after an invalid statement', () => {
  const text = 'let a = ;\nlet b = 1;\nlet c = );\n'
  expect(diagnosticsOf(text.replace(')', '*'))).toEqual([
    [';', 'expected expression, found `;`', undefined],
    [';', 'expected expression, found `;`', undefined],
  ])
})

test('continues after an invalid item', () => {
  expect(diagnosticsOf('fn f(a) {}\nlet x = 1;\nfn g(b) {}\nturbo::go!({});').map(([at]) => at)).toEqual([')', ')'])
})

test('reports at most five errors', () => {
  expect(diagnosticsOf('let a = ;\n'.repeat(20))).toHaveLength(5)
})

test.each([
  ['parentheses', '('.repeat(3000) + '1' + ')'.repeat(3000)],
  ['blocks', '{'.repeat(3000) + '}'.repeat(3000)],
  ['arrays', '['.repeat(3000) + ']'.repeat(3000)],
  ['signs', `let a = ${'-'.repeat(3000)}1;`],
  ['references', `let a = ${'&'.repeat(3000)}b;`],
  ['sums', `let a = ${'1 + '.repeat(3000)}1;`],
  ['calls', `let a = b${'.c()'.repeat(3000)};`],
  ['casts', `let a = b${' as i32'.repeat(3000)};`],
  ['assignments', `${'a = '.repeat(3000)}1;`],
  ['branches', `if a {}${' else if b {}'.repeat(3000)}`],
  ['closures', `${'|| '.repeat(3000)}1;`],
  ['types', `let a: ${'Vec<'.repeat(3000)}i32${'>'.repeat(3000)};`],
  ['tuples in types', `let a: ${'('.repeat(3000)}${')'.repeat(3000)};`],
  ['patterns', `let ${'('.repeat(3000)}a${')'.repeat(3000)} = b;`],
  ['references in patterns', `let ${'&'.repeat(3000)}a = b;`],
  ['macros', `${'vec!['.repeat(3000)}${']'.repeat(3000)}`],
  ['modules', `${'mod a {'.repeat(3000)}${'}'.repeat(3000)}`],
  ['functions', `${'fn a() {'.repeat(3000)}${'}'.repeat(3000)}`],
  ['imports', `use ${'a::{'.repeat(3000)}b${'}'.repeat(3000)};`],
  ['jumps', `${'return '.repeat(3000)}1;`],
  ['bounds', `fn f(a: ${'impl Fn('.repeat(3000)}i32${')'.repeat(3000)}) {}`],
  ['structs', `${'P { a: '.repeat(3000)}1${'}'.repeat(3000)};`],
  ['bindings', `let ${'a @ '.repeat(3000)}b = c;`],
])('reports %s that are nested too deeply', (_, text) => {
  expect(diagnosticsOf(text).map(([, message]) => message)).toContain('this is nested too deeply')
})
