import { Diagnostics } from '../diagnostics/diagnostic'
import { tokenize } from './tokenize'

function faultOf(text: string) {
  const diagnostics = new Diagnostics()
  tokenize(text, diagnostics)
  return diagnostics.list.map(({ span, message, help }) => ({ at: span.start, message, help }))
}

test('a closing delimiter that nothing opens is told', () => {
  expect(faultOf('f())')).toEqual([{ at: 3, message: 'unexpected closing delimiter: `)`', help: undefined }])
})

test('a wrong closing delimiter is told at the opening one', () => {
  expect(faultOf('f(1, 2;\n}')).toEqual([
    {
      at: 1,
      message: 'mismatched closing delimiter: `}`',
      help: 'close it with `)` before the `}` in line 2',
    },
  ])
})

test('a delimiter that is never closed is told where it opens', () => {
  expect(faultOf('f(1')).toEqual([
    { at: 1, message: 'this file contains an unclosed delimiter', help: 'close it with `)`' },
  ])
})

test('of blocks the one that took the end of another one is told', () => {
  const text = 'fn f() {\n  if x {\n    y\n  z\n}\n'
  expect(faultOf(text).map(({ at }) => text.slice(at - 5, at + 1))).toEqual(['if x {'])
})
