import { compileProgram } from '../program'
import { declarationsWith } from '../standard'

const declarations = declarationsWith()

function endOf(thrown: Error) {
  const natives = {
    ...declarations.natives,
    'println!': () => () => {
      throw thrown
    },
  }
  return compileProgram('println!("");', declarations, natives).program!.frame()
}

const firefoxError = (message: string) => Object.assign(new Error(message), { name: 'InternalError' })

test.each([
  ['Chromium and Safari', new RangeError('Maximum call stack size exceeded')],
  ['Firefox', firefoxError('too much recursion')],
])('reports a stack overflow of %s', (_, thrown) => {
  expect(endOf(thrown)).toMatchObject({
    reason: 'budget',
    message: expect.stringContaining('stack overflow') as string,
  })
})

test.each([
  ['Chromium', new RangeError('Invalid string length')],
  ['Firefox', firefoxError('allocation size overflow')],
])('reports insufficient memory of %s', (_, thrown) => {
  expect(endOf(thrown)).toMatchObject({ reason: 'budget', message: 'this frame needs too much memory' })
})

test("reports host limits at the program's position", () => {
  expect(endOf(new RangeError('Invalid string length'))).toMatchObject({ span: { start: 9, end: 11 } })
})

test('any other error is internal', () => {
  expect(endOf(new TypeError('undefined is not a function'))).toMatchObject({ reason: 'internal' })
})
