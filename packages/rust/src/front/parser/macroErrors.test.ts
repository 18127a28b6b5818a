import { parseProgram } from './parseProgram'

const diagnosticsOf = (text: string) =>
  parseProgram(text).diagnostics.map(({ span, message, help }) => [text.slice(span.start, span.end), message, help])

test.each([
  [
    'macro_rules! m { ($a) => {} }',
    '$a',
    'missing fragment specifier',
    'write what it stands for behind it: `$a:expr`',
  ],
  ['macro_rules! m { ($a:expr, $a:expr) => {} }', 'a', 'duplicate matcher binding', undefined],
  ['macro_rules! m { ($()*) => {} }', '*', 'repetition matches empty token tree', undefined],
  ['macro_rules! m { ($($a:expr),) => {} }', ')', 'expected one of: `*`, `+`, or `?`', undefined],
  [
    'macro_rules! m { ($a:expr + $b:expr) => {} }',
    '+',
    '`$a:expr` is followed by `+`, which is not allowed for `expr` fragments',
    'allowed there are: `=>`, `,`, `;`',
  ],
  ['macro_rules! m { () => 1 }', '1', 'macro rhs must be delimited', 'put braces around what the arm stands for'],
  ['macro_rules! m { () {} }', '{', 'expected `=>`, found `{`', 'an arm is written `(…) => { … }`'],
])('reports an invalid declaration at the error: %s', (text, place, message, help) => {
  expect(diagnosticsOf(text)).toEqual([[place, message, help]])
})

test.each([
  ['m!(1, 2);', ',', 'no rules expected `,`', 'no arm of `m!` matches this call'],
  ['m!();', ')', 'unexpected end of macro invocation', 'no arm of `m!` matches this call'],
  ['n!(1);', 'n', 'cannot find macro `n` in this scope', 'a macro with a similar name exists: `m`'],
])('reports an unmatched call at the first token no arm expects: %s', (call, place, message, help) => {
  expect(diagnosticsOf(`macro_rules! m { ($a:expr) => { $a }; } ${call}`)).toEqual([[place, message, help]])
})

test('reports errors in macro code at the call, with its name', () => {
  expect(diagnosticsOf('macro_rules! m { () => { let x = ; } }\nm!();')).toEqual([
    ['m!()', 'expected expression, found `;`', 'the error is in the expansion of `m!`'],
  ])
})

test("reports errors in the caller's code where it is", () => {
  expect(diagnosticsOf('macro_rules! m { ($a:expr) => { $a; } }\nm!(x++);')[0]!.slice(0, 2)).toEqual([
    '++',
    'Rust has no postfix increment operator',
  ])
})

test.each([
  ['in what it is called with', '($($a:expr),*) => { $a }', 'm!(1);', 'variable `a` is still repeating at this depth'],
  [
    'of variables that do not repeat',
    '($a:expr) => { $($a)* }',
    'm!(1);',
    'attempted to repeat an expression containing no syntax variables matched as repeating at this depth',
  ],
  [
    'of variables that repeat differently often',
    '($($a:expr),*; $($b:expr),*) => { $($a + $b);* }',
    'm!(1, 2; 3);',
    'meta-variable `a` repeats 2 times, but `b` repeats 1 time',
  ],
  [
    'that ends a value with a semicolon',
    '() => { 1; }',
    'let a = m!();',
    'trailing semicolon in macro used in expression position',
  ],
  [
    'that stands for no value',
    '() => {}',
    'let a = m!();',
    'macro expansion ends with an incomplete expression: expected expression',
  ],
  [
    'with more than an expression',
    '() => { 1 2 }',
    'let a = m!();',
    'macro expansion ignores `2` and any tokens following',
  ],
  ['whose repetition has no operator', '($($a:expr),*) => { [$($a),] }', 'm!(1);', 'expected one of: `*`, `+`, or `?`'],
])('reports an arm %s', (_title, arm, call, message) => {
  expect(diagnosticsOf(`macro_rules! m { ${arm} } ${call}`).map(([, reported]) => reported)).toEqual([message])
})

test('a macro is callable after its declaration, inside its block', () => {
  const message = 'cannot find macro `m` in this scope'
  expect(diagnosticsOf('m!(); macro_rules! m { () => {} }')[0]![1]).toBe(message)
  expect(diagnosticsOf('{ macro_rules! m { () => {} } } m!();')[0]![1]).toBe(message)
  expect(diagnosticsOf('macro_rules! m { () => {} } { m!(); fn f() { m!(); } }')).toEqual([])
})

test.each([
  ['calls itself', 'macro_rules! m { () => { m!() } } let a = m!();', 'recursion limit reached while expanding `m!`'],
  [
    'grows in each round',
    'macro_rules! m { () => { 1 + m!() } } let a = m!();',
    'recursion limit reached while expanding `m!`',
  ],
  [
    'doubles what it takes',
    'macro_rules! m { ($($t:tt)*) => { m!($($t)* $($t)*) } } m!(a);',
    '`m!` expands to more than is supported here',
  ],
])('reports a macro that %s endlessly', (_title, text, message) => {
  expect(diagnosticsOf(text).map(([, reported]) => reported)).toEqual([message])
})

test('stops exponential expansion', () => {
  expect(diagnosticsOf('macro_rules! m { ($n:tt) => { m!($n); m!($n); } } m!(a);')).toHaveLength(1)
})
