import { fixLabel } from './diagnosticMessages'

test.each([
  ['128', '128.0', 'Replace with `128.0`'],
  ['', ';', 'Add `;`'],
  ['', 'mut ', 'Add `mut`'],
  ['.', '', 'Remove `.`'],
  ['a', 'b'.repeat(50), `Replace with \`${'b'.repeat(40)}…\``],
])('%j to %j: %s', (before, text, label) => {
  expect(fixLabel({ before, text })).toBe(label)
})
