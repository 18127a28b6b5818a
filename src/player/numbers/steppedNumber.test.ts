import { numbersOf } from './numberAt'
import { chosenColor, pickedColor, sliderRange, steppedNumber, stepsFromZero } from './steppedNumber'

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
  ['16.0', 1, '17.0'],
  ['10.', 1, '11.0'],
  ['9.0', 1, '9.1'],
  ['1.0', 1, '1.1'],
  ['1.', 1, '1.1'],
  ['2.50_f32', 10, '3.50_f32'],
  ['1f32', 1, '1.1f32'],
  ['1e3', 1, '1.1e3'],
  ['1_000.5', 1, '1_001.5'],
  ['0.9', 1, '0.91'],
  ['0.25', 1, '0.26'],
  ['0.25', 10, '0.35'],
  ['0.2', 10, '0.30'],
  ['0.05', 1, '0.051'],
  ['0.00', 1, '0.10'],
])('steps a float by its second significant digit, at most one: %s after %i steps is %s', (text, steps, expected) => {
  expect(stepped(text, steps)).toBe(expected)
})

test.each([
  ['cat_x: 0.0', 1, '1.0'],
  ['radius = 8.5', 1, '9.5'],
  ['w: 4.25', -1, '3.25'],
  ['scale_x = 1.0', 1, '1.1'],
  ['vel_y: 2.0', 1, '2.1'],
])('steps positions and sizes by whole pixels: %s after %i steps is %s', (text, steps, expected) => {
  expect(stepped(text, steps)).toBe(expected)
})

test.each([
  ['16.0', 0.3, '16.3'],
  ['1.5', 0.1, '1.51'],
  ['0.5', -0.1, '0.499'],
  ['96', 0.9, '96'],
  ['96', -1.2, '95'],
])(
  'uses the next digit for a tenth of a step, and nothing for whole numbers: %s after %d steps is %s',
  (text, steps, expected) => {
    expect(stepped(text, steps)).toBe(expected)
  },
)

test('can keep the step size of the initial number', () => {
  expect(steppedNumber(numbersOf('9.0')[0]!, -1, 0)).toBe('8.0')
})

test.each([
  ['3', -5, '0'],
  ['-3', 5, '2'],
  ['-3', -5, '-8'],
  ['3i32', -5, '-2i32'],
  ['250u8', 10, '255u8'],
  ['-120i8', -10, '-128i8'],
  ['2147483640', 10, '2147483647'],
  ['0.2', -30, '-0.10'],
  ['-0.1', 10, '0.00'],
  ['0.2.max(x)', -30, '0.00'],
  ['rect!(opacity = 0.2', -30, '0.00'],
])('stays within type and meaning: %s after %i steps is %s', (text, steps, expected) => {
  expect(stepped(text, steps)).toBe(expected)
})

test.each([
  ['-1_000', -1000],
  ['0x10', 16],
  ['-0.5_f32', -50],
  ['0.02', 20],
  ['1.5e2', 15],
  ['16.0', 16],
  ['x = 3.0', 3],
])('%s is %i steps away from zero', (text, expected) => {
  expect(stepsFromZero(numbersOf(text)[0]!)).toBe(expected)
})

test.each([
  ['3', false, -3, 47],
  ['100', false, -100, 300],
  ['100', true, -500, 300],
  ['-3', true, -47, 53],
])('a slider ranges from zero, or below, to four times the number: %s', (text, canBeNegative, least, most) => {
  expect(sliderRange({ kind: 'whole', text, canBeNegative, isPixels: true })).toEqual({ least, most })
})

test('keeps a positive float positive', () => {
  expect(sliderRange({ kind: 'float', text: '0.5', canBeNegative: true, isPixels: false })).toEqual({
    least: -50,
    most: 150,
  })
  expect(sliderRange({ kind: 'float', text: '-0.5', canBeNegative: true, isPixels: false })).toEqual({
    least: -150,
    most: 250,
  })
})

test('shows a color without alpha in the picker', () => {
  expect(pickedColor('0xFF00aa80')).toBe('#ff00aa')
})

test.each([
  ['0xff00ffff', '#102030', '0x102030ff'],
  ['0xff00ff80', '#0a0b0c', '0x0a0b0c80'],
  ['0xFF00FF80', '#0a0b0c', '0x0A0B0C80'],
  ['0xff_00_ff_80', '#102030', '0x10_20_30_80'],
  ['0xff00ff80u32', '#102030', '0x10203080u32'],
])('%s with %s picked is %s', (text, picked, expected) => {
  expect(chosenColor(text, picked)).toBe(expected)
})
