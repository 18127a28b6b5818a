import { fixedText } from '../../../tests/fixedText'
import { Diagnostics } from '../diagnostics/diagnostic'
import { positionAt } from '../../ir/position'
import { tokenize } from './tokenize'

function diagnosticsOf(text: string) {
  const diagnostics = new Diagnostics()
  tokenize(text, diagnostics)
  return diagnostics.list.map(({ span, message, fix }) => {
    const { line, column } = positionAt(text, span.start)
    return [`${line}:${column}`, message, fixedText(text, fix).split('\n')[line - 1]]
  })
}

const UNCLOSED = 'unterminated double quote string'

test.each([
  ['a string before another one', 'let a = "x;\nlet b = "y";', '1:9', 'let a = "x";'],
  ['a string before several', 'log!("a);\nf(1);\nlog!("b {}", x);\nlog!("c");', '1:6', 'log!("a");'],
  ['the only string', 'f(1);\nlog!("a);', '2:6', 'log!("a");'],
  ['a string before options', 'sprite!("cat, x = 1);', '1:9', 'sprite!("cat", x = 1);'],
  ['one behind a string over two lines', 'let a = "x\ny";\nlet b = "z;', '3:9', 'let b = "z";'],
  ['a format string with as many values as holes', 'log!("{}, x);\nlog!("y");', '1:6', 'log!("{}", x);'],
  ['a format string, whose values may begin anywhere', 'log!("{a}, x);\nlog!("y");', '1:6', 'log!("{a}, x);'],
])('reports %s at its line', (_, text, place, fixed) => {
  expect(diagnosticsOf(text)).toEqual([[place, UNCLOSED, fixed]])
})

test('also reports an error before it', () => {
  expect(diagnosticsOf('let é = 1…;\nlet a = "x;').map(([place]) => place)).toEqual(['1:10', '2:9'])
})
