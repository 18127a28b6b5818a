import type { FormatArgs } from '../tree/tree'
import { shownTree } from '../../../../tests/rust/shownTree'
import { parseProgram } from './parseProgram'

function read(call: string) {
  const { tree, diagnostics } = parseProgram(call)
  const [go] = tree.items
  const tail = go?.kind === 'Frame' ? go.body.tail : undefined
  const format = tail && 'format' in tail ? (tail.format as FormatArgs) : undefined
  return {
    pieces: format?.pieces.map((piece) => (piece.kind === 'Text' ? piece.text : piece.argument)),
    args: format?.args.map(({ value }) => shownTree(value)),
    faults: diagnostics.map(({ span, message }) => [call.slice(span.start, span.end), message]),
  }
}

test('placeholders take the arguments one after the other', () => {
  expect(read('format!("{} and {}", a, b + 1)')).toEqual({
    pieces: [0, ' and ', 1],
    args: ['a', '(Binary + b 1)'],
    faults: [],
  })
})

test('a name captures the variable, each once', () => {
  expect(read('format!("{x} {} {x}", a)')).toEqual({ pieces: [1, ' ', 0, ' ', 1], args: ['a', 'x'], faults: [] })
})

test('a named argument comes before a variable of its name', () => {
  expect(read('format!("{x}", x = 1)')).toEqual({ pieces: [0], args: ['1'], faults: [] })
})

test('a keyword may name an argument', () => {
  expect(read('format!("{type}", type = a)')).toEqual({ pieces: [0], args: ['a'], faults: [] })
})

test('a star takes the precision first', () => {
  expect(read('format!("{:.*}|{}", 2, a, b)')).toEqual({ pieces: [1, '|', 2], args: ['2', 'a', 'b'], faults: [] })
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
])('%s is told', (call, at, message) => {
  expect(read(call).faults[0]).toEqual([at, message])
})

test('a fault is told at its place behind escapes, too', () => {
  expect(read('format!("\\n\\u{e9}{p.x}")').faults).toEqual([
    ['p.x', "invalid format string: field access isn't supported"],
  ])
})

test('macros that panic may have no text, the others of std take what they take', () => {
  expect(read('panic!()').faults).toEqual([])
  expect(read('assert_eq!(a, b, "{}", c)').faults).toEqual([])
  expect(read('matches!(a, Some(1..=3) | None if b)').faults).toEqual([])
  expect(read('write!(f, "{x}")').faults).toEqual([])
  expect(read('vec![0; 3]').faults).toEqual([])
  expect(read('dbg!(a + b)').faults).toEqual([])
})

test('an assertion knows its text', () => {
  const { tree } = parseProgram('assert!(a\n  > b, "no")')
  const [go] = tree.items
  expect(go?.kind === 'Frame' && go.body.tail).toMatchObject({ kind: 'AssertCall', text: 'a > b' })
})
