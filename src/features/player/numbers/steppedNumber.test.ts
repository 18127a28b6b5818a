import { numbersOf } from './numberAt'
import { steppedNumber, stepsFromZero } from './steppedNumber'

const stepped = (text: string, steps: number) => steppedNumber(numbersOf(text)[0]!, steps)

test.each([
  ['20', 1, '21'],
  ['20', -10, '10'],
  ['9u8', 1, '10u8'],
  ['9_u8', 1, '10_u8'],
  ['999_999', 1, '1_000_000'],
  ['1_0000', 1, '1_0001'],
  ['0x0f', 1, '0x10'],
  ['0xFF', -1, '0xFE'],
  ['0xffu8', -16, '0xefu8'],
  ['0b0111', 1, '0b1000'],
])('%s after %i steps is %s', (text, steps, expected) => {
  expect(stepped(text, steps)).toBe(expected)
})

test.each([
  ['1.0', 1, '1.1'],
  ['0.9', 1, '1.0'],
  ['0.25', 1, '0.35'],
  ['0.2', 1, '0.3'],
  ['1.', 1, '1.1'],
  ['2.50_f32', 10, '3.50_f32'],
  ['1f32', 1, '1.1f32'],
  ['1e3', 1, '1.1e3'],
  ['0.05', 1, '0.06'],
  ['0.00', 1, '0.10'],
  ['1_000.5', 1, '1_000.6'],
])('a float goes by tenths, or by its last digit below one: %s after %i steps is %s', (text, steps, expected) => {
  expect(stepped(text, steps)).toBe(expected)
})

test.each([
  ['3', -5, '0'],
  ['-3', 5, '2'],
  ['-3', -5, '-8'],
  ['3i32', -5, '-2i32'],
  ['250u8', 10, '255u8'],
  ['-120i8', -10, '-128i8'],
  ['2147483640', 10, '2147483647'],
  ['0.2', -3, '-0.1'],
  ['-0.1', 1, '0.0'],
  ['0.2.max(x)', -3, '0.0'],
])('a number stays what its type and place allow: %s after %i steps is %s', (text, steps, expected) => {
  expect(stepped(text, steps)).toBe(expected)
})

test.each([
  ['-1_000', -1000],
  ['0x10', 16],
  ['-0.5_f32', -5],
  ['0.02', 2],
  ['1.5e2', 15],
])('%s is %i steps away from zero', (text, expected) => {
  expect(stepsFromZero(numbersOf(text)[0]!)).toBe(expected)
})
