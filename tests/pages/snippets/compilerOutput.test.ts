import { isCompilerOutput, outputErrors } from './compilerOutput'

const fence = (...lines: string[]) => ({
  language: 'text',
  line: 10,
  shown: lines.map((text, place) => ({ text, line: 11 + place })) as never,
})

const rendered =
  'error[E0384]: cannot assign twice\n --> src/lib.rs:3:5\n  |\n3 |     score += 10;\n  |\nhelp: mutable\n'

test('a text block that starts with an error is compiler output', () => {
  expect(isCompilerOutput(fence('error: expected `;`'))).toBe(true)
  expect(isCompilerOutput(fence('errors: 3'))).toBe(false)
  expect(isCompilerOutput({ ...fence('error: x'), language: 'bash' })).toBe(false)
})

test('it may end early, and omit lines at three dots', () => {
  expect(outputErrors(fence('error[E0384]: cannot assign twice', ' --> src/lib.rs:3:5'), rendered)).toEqual([])
  expect(outputErrors(fence('error[E0384]: cannot assign twice', '...', 'help: mutable'), rendered)).toEqual([])
})

test.each([
  ['another text', fence('error[E0384]: cannot assign'), 11],
  ['another place', fence('error[E0384]: cannot assign twice', ' --> src/lib.rs:4:5'), 12],
  ['a line that is left out without a word', fence('error[E0384]: cannot assign twice', '  |'), 12],
  ['another order', fence('error[E0384]: cannot assign twice', '...', 'help: mutable', '...', '  |'), 15],
])('reports %s', (_, shown, line) => {
  expect(outputErrors(shown, rendered).map((error) => error.line)).toEqual([line])
})
