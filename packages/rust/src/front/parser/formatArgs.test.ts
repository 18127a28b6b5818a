import type { FormatArgs } from '../tree/tree'
import { shownTree } from '../../../tests/shownTree'
import { parseProgram } from './parseProgram'
import { readTemplate } from './formatArgs'

function read(call: string) {
  const { tree, diagnostics } = parseProgram(call)
  const [go] = tree.items
  const tail = go?.kind === 'Frame' ? go.body.tail : undefined
  const format = tail && 'format' in tail ? (tail.format as FormatArgs) : undefined
  return {
    pieces: format?.pieces.map((piece) => (piece.kind === 'Text' ? piece.text : piece.argument)),
    args: format?.args.map(({ value }) => shownTree(value)),
    diagnostics: diagnostics.map(({ span, message }) => [call.slice(span.start, span.end), message]),
  }
}

test('placeholders take arguments in order', () => {
  expect(read('format!("{} and {}", a, b + 1)')).toEqual({
    pieces: [0, ' and ', 1],
    args: ['a', '(Binary + b 1)'],
    diagnostics: [],
  })
})

test('an inline name captures the variable once', () => {
  expect(read('format!("{x} {} {x}", a)')).toEqual({ pieces: [1, ' ', 0, ' ', 1], args: ['a', 'x'], diagnostics: [] })
})

test('a named argument takes precedence over a variable', () => {
  expect(read('format!("{x}", x = 1)')).toEqual({ pieces: [0], args: ['1'], diagnostics: [] })
})

test('a keyword can name an argument', () => {
  expect(read('format!("{type}", type = a)')).toEqual({ pieces: [0], args: ['a'], diagnostics: [] })
})

test('a star takes the precision first', () => {
  expect(read('format!("{:.*}|{}", 2, a, b)')).toEqual({ pieces: [1, '|', 2], args: ['2', 'a', 'b'], diagnostics: [] })
})

test.each([
  ['format!("{} {}", a)', '{}', '2 positional arguments in format string, but there is 1 argument'],
  ['format!("{}")', '{}', '1 positional argument in format string, but no arguments were given'],
  ['format!("{}{}{}", a, b)', '{}', '3 positional arguments in format string, but there are 2 arguments'],
  ['format!("{1}", a)', '{1}', 'invalid reference to positional argument 1 (there is 1 argument)'],
  ['format!("a", b)', 'b', 'argument never used'],
  ['format!("a", b, c)', 'b', 'multiple unused formatting arguments'],
  ['format!("a", b = c)', 'c', 'named argument never used'],
  ['format!("{a}{b}", a = 1, a = 2)', 'a', 'duplicate argument named `a`'],
  ['format!("{a}{}", a = 1, 2)', '2', 'positional arguments cannot follow named arguments'],
  ['format!(a)', 'a', 'format argument must be a string literal'],
  ['format!()', ')', 'requires at least a format string argument'],
  ['format!("a" b)', 'b', 'expected `,`, found `b`'],
])('reports %s', (call, at, message) => {
  expect(read(call).diagnostics[0]).toEqual([at, message])
})

test('locates an error after escapes', () => {
  expect(read('format!("\\n\\u{e9}{p.x}")').diagnostics).toEqual([
    ['p.x', "invalid format string: field access isn't supported"],
  ])
})

test('panic macros may have no text; other std macros keep their own forms', () => {
  expect(read('panic!()').diagnostics).toEqual([])
  expect(read('assert_eq!(a, b, "{}", c)').diagnostics).toEqual([])
  expect(read('matches!(a, Some(1..=3) | None if b)').diagnostics).toEqual([])
  expect(read('write!(f, "{x}")').diagnostics).toEqual([])
  expect(read('vec![0; 3]').diagnostics).toEqual([])
  expect(read('dbg!(a + b)').diagnostics).toEqual([])
})

test('an assertion contains its source text', () => {
  const { tree } = parseProgram('assert!(a\n  > b, "no")')
  const [go] = tree.items
  expect(go?.kind === 'Frame' && go.body.tail).toMatchObject({ kind: 'AssertCall', text: 'a > b' })
})

const PLAIN = { trait: '', fill: ' ', hasSign: false, isAlternate: false, padsWithZero: false }

function placeholderOf(template: string) {
  const read = readTemplate(template)
  const [piece] = 'pieces' in read ? read.pieces : []
  return piece && 'spec' in piece ? piece : undefined
}

test('keeps text between placeholders, with doubled braces halved', () => {
  const read = readTemplate('a{{{}b}}')
  expect('pieces' in read && read.pieces.map((piece) => ('text' in piece ? piece.text : piece.argument))).toEqual([
    'a{',
    null,
    'b}',
  ])
})

test.each([
  ['{}', null],
  ['{next}', 'next'],
  ['{0}', 0],
  ['{ name }', 'name'],
])('%s takes an argument', (template, argument) => {
  expect(placeholderOf(template)).toMatchObject({ argument, spec: PLAIN })
})

test.each([
  ['{:?}', { trait: '?' }],
  ['{:#?}', { trait: '?', isAlternate: true }],
  ['{:02}', { padsWithZero: true }],
  ['{:+}', { hasSign: true }],
  ['{:*^9}', { fill: '*', align: '^' }],
  ['{:<5}', { align: '<' }],
  ['{:>>5}', { fill: '>', align: '>' }],
  ['{:#x}', { trait: 'x', isAlternate: true }],
  ['{:x?}', { trait: 'x?' }],
  ['{:e}', { trait: 'e' }],
])('%s says how', (template, spec) => {
  expect(placeholderOf(template)?.spec).toEqual({ ...PLAIN, ...spec })
})

test.each([
  ['{:5}', { width: { exact: 5 } }],
  ['{:.2}', { precision: { exact: 2 } }],
  ['{:08.3}', { width: { exact: 8 }, precision: { exact: 3 } }],
  ['{:w$}', { width: { argument: 'w', start: 2 } }],
  ['{:1$}', { width: { argument: 1, start: 2 } }],
  ['{x:>w$.p$}', { width: { argument: 'w', start: 4 }, precision: { argument: 'p', start: 7 } }],
  ['{:.*}', { precision: 'next' }],
])('%s has a width or a precision', (template, expected) => {
  expect(placeholderOf(template)).toMatchObject(expected)
})

test.each([
  ['{', 'invalid format string: expected `}` but string was terminated', 0],
  ['a {b', 'invalid format string: expected `}` but string was terminated', 2],
  ['a }', 'invalid format string: unmatched `}` found', 2],
  ['{ {} }', 'invalid format string: expected `}`, found `{`', 0],
  ['{p.x}', "invalid format string: field access isn't supported", 1],
  ['{f()}', 'invalid format string: expected `}`, found `(`', 1],
  ['{a + b}', 'invalid format string: expected `}`, found ` `', 1],
  ['{:d}', 'unknown format trait `d`', 0],
])('reports %s', (template, message, start) => {
  expect(readTemplate(template)).toMatchObject({ diagnostic: { message, start } })
})
