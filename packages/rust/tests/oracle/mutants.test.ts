/** @jest-environment node */
import { mutantOf, MUTATION_KINDS } from './mutants'
import { Random } from './random'

const mutant = (kind: (typeof MUTATION_KINDS)[number], program: string) => mutantOf(program, kind, new Random(3))?.text

test('there are twelve kinds of mutations', () => {
  expect(MUTATION_KINDS).toHaveLength(12)
})

test('swaps integers and floats', () => {
  expect(mutant('intToFloat', 'rect!(x = 12);')).toBe('rect!(x = 12.0);')
  expect(mutant('floatToInt', 'camera::set_z(2.5);')).toBe('camera::set_z(2);')
})

test('drops words, casts, operators and lines', () => {
  expect(mutant('dropMut', 'let mut x = 1;')).toBe('let  x = 1;')
  expect(mutant('dropCast', 'let x = y as u32 + 1;')).toBe('let x = y + 1;')
  expect(mutant('dropReference', 'f(&x)')).toBe('f(x)')
  expect(mutant('dropLine', 'log!("a");')).toBe('')
  expect(mutant('dropLetter', 'score')).toHaveLength(4)
})

test('keeps strings and comments whole', () => {
  expect(mutant('intToFloat', 'log!("12"); // 12')).toBeUndefined()
})

test('returns nothing without a candidate', () => {
  expect(mutant('dropMut', 'let x = 1;')).toBeUndefined()
})
