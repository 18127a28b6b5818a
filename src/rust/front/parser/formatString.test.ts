import { readTemplate } from './formatString'

const PLAIN = { trait: '', fill: ' ', hasSign: false, isAlternate: false, padsWithZero: false }

function placeholderOf(template: string) {
  const read = readTemplate(template)
  const [piece] = 'pieces' in read ? read.pieces : []
  return piece && 'spec' in piece ? piece : undefined
}

test('text stands between placeholders, doubled braces are single ones', () => {
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
])('%s is told', (template, message, start) => {
  expect(readTemplate(template)).toMatchObject({ fault: { message, start } })
})
