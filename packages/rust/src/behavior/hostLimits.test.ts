import { compileProgram, declarationsWith } from '../program'

const declarations = declarationsWith()

/** How a frame ends in which the host throws. */
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
])('a stack that is too small in %s is told as one', (_, thrown) => {
  expect(endOf(thrown)).toMatchObject({
    reason: 'budget',
    message: expect.stringContaining('stack overflow') as string,
  })
})

test.each([
  ['Chromium', new RangeError('Invalid string length')],
  ['Firefox', firefoxError('allocation size overflow')],
])('memory that %s does not have is told so', (_, thrown) => {
  expect(endOf(thrown)).toMatchObject({ reason: 'budget', message: 'this frame needs too much memory' })
})

test('what the host does not have is told where the program asks for it', () => {
  expect(endOf(new RangeError('Invalid string length'))).toMatchObject({ span: { start: 9, end: 11 } })
})

test('any other error is our fault', () => {
  expect(endOf(new TypeError('undefined is not a function'))).toMatchObject({ reason: 'internal' })
})
