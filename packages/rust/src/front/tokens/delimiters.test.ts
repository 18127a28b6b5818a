import { Diagnostics } from '../diagnostics/diagnostic'
import { fixedText } from '../../../tests/fixedText'
import { positionAt } from '../../ir/position'
import { tokenize } from './tokenize'

function diagnosticsOf(text: string) {
  const diagnostics = new Diagnostics()
  tokenize(text, diagnostics)
  return diagnostics.list
}

const diagnosticOf = (text: string) =>
  diagnosticsOf(text).map(({ span, message, help }) => ({ at: span.start, message, help }))

test('reports an unmatched closing delimiter', () => {
  expect(diagnosticOf('f())')).toEqual([
    { at: 3, message: 'unexpected closing delimiter: `)`', help: 'remove this `)`' },
  ])
})

test('reports a wrong closing delimiter at the opening one', () => {
  expect(diagnosticOf('f(1, 2;\n}')).toEqual([
    {
      at: 1,
      message: 'mismatched closing delimiter: `}`',
      help: 'close it with `)` before the `}` in line 2',
    },
  ])
})

test('reports an unclosed delimiter where it opens', () => {
  expect(diagnosticOf('f(1')).toEqual([
    { at: 1, message: 'this file contains an unclosed delimiter', help: 'close it with `)` in this line' },
  ])
})

test.each([
  [
    'of blocks the one that ends before it is closed',
    'fn f() {\n  if x {\n    y\n  z\n}\n',
    '2:8',
    'above line 4',
    '    y\n  }\n  z',
  ],
  [
    'the frame is no block that lacks its end',
    'go!({\n  if a {\n    b;\n\n  if c {\n    d;\n  }\n});',
    '2:8',
    'above line 5',
    '    b;\n  }\n\n  if c',
  ],
  ['a block at the end of the text', 'if a {\n  b', '1:6', 'at the end', '  b\n}'],
  ['a block closed by its container', 'go!({\n  a\n);', '1:5', 'before the `)` in line 3', '  a\n});'],
  ['a parenthesis that a line lacks', 'let x = (1 + 2;\nlet y = 3;', '1:9', 'in this line', '(1 + 2);'],
  ['a parenthesis before a block', 'if (x > 2 {\n  y\n}', '1:4', 'in this line', 'if (x > 2) {'],
])('reports %s at its line and closes it there', (_, text, place, where, fixed) => {
  const [diagnostic] = diagnosticsOf(text)
  const { line, column } = positionAt(text, diagnostic!.span.start)
  expect(`${line}:${column}`).toBe(place)
  expect(diagnostic!.help).toMatch(new RegExp(`^close it with \`[)}]\` ${where.replace(')', '\\)')}$`))
  expect(fixedText(text, diagnostic!.fix)).toContain(fixed)
})

test.each([
  ['a brace too many', 'if x {\n  y\n}\n}\nz', '4:1', 'remove this `}`', 'y\n}\nz'],
  ['one that ended the frame', 'go!({\n  if x {\n  }\n  }\n  z\n});', '4:3', 'remove this `}`', '  }\n  z'],
  [
    'one whose opening brace is missing',
    'if x\n  y;\n}',
    '3:1',
    'the `{` that it closes is missing at the end of line 1',
    'if x {\n',
  ],
])('reports %s as unexpected', (_, text, place, help, fixed) => {
  const [diagnostic] = diagnosticsOf(text)
  const { line, column } = positionAt(text, diagnostic!.span.start)
  expect([`${line}:${column}`, diagnostic!.message, diagnostic!.help]).toEqual([
    place,
    'unexpected closing delimiter: `}`',
    help,
  ])
  expect(fixedText(text, diagnostic!.fix)).toContain(fixed)
})

test('ignores the indentation of unindented blocks', () => {
  const text = 'fn f() {\nif x {\ny\nz\n}\n'
  expect(diagnosticsOf(text)[0]).toMatchObject({ span: { start: 7 }, help: 'close it with `}`' })
})
