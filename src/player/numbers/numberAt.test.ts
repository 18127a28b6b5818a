import { numberAt, numbersOf } from './numberAt'

const written = (text: string) => numbersOf(text).map((place) => place.text)
const sinking = (text: string) => numbersOf(text).map(({ canBeNegative }) => canBeNegative)

test('finds the number between whose edges an offset lies', () => {
  const text = 'rect!(x = 8, w = 200);'
  expect(numberAt(text, 17)).toEqual({
    kind: 'whole',
    start: 17,
    end: 20,
    text: '200',
    canBeNegative: false,
    isPixels: true,
  })
  expect(numberAt(text, 20)?.text).toBe('200')
  expect(numberAt(text, 16)).toBeUndefined()
})

test.each([
  ['t.0 + t.1.2', []],
  ["'a: loop { break 'a }", []],
  ['x2 + i32::MAX', []],
  ['"20" // 30\n/* 40 */', []],
  ['0..10', ['0', '10']],
  ['1..=3', ['1', '3']],
  ['1.5 + 2. + 1_000u64 + 2.0_f32 + 1e3', ['1.5', '2.', '1_000u64', '2.0_f32', '1e3']],
  ['5px + 0x + 0b12 + 1e', []],
  ['[0; 3]', ['0', '3']],
])('finds in %s the numbers %j', (text, expected) => {
  expect(written(text)).toEqual(expected)
})

test.each([
  ['f(-5)', ['-5']],
  ['x = -5', ['-5']],
  ['return -5', ['-5']],
  ['a * -5', ['-5']],
  ['a - 5', ['5']],
  ['f() - 5', ['5']],
  ['self - 5', ['5']],
  ['x -= 5', ['5']],
  ['3 - -5', ['3', '-5']],
])('includes a minus that is not a subtraction: %s', (text, expected) => {
  expect(written(text)).toEqual(expected)
})

test('reads eight hexadecimal digits as a color', () => {
  const kinds = (text: string) => numbersOf(text).map(({ kind }) => kind)
  expect(kinds('0xff00ffff 0xFF_00_FF_FF 0xff00ffffu32')).toEqual(['color', 'color', 'color'])
  expect(kinds('0xff 0xff00ff 255 1.0 1f32')).toEqual(['whole', 'whole', 'whole', 'float', 'float'])
})

test('finds numbers in text that is invalid further down', () => {
  expect(written('w = 20, h = (30')).toEqual(['20', '30'])
})

test.each([
  ['rect!(x = 0, y = 0, w = 0, h = 0)', [true, true, false, false]],
  ['text!("a", xy = (4, 5))', [true, true]],
  ['rect!(wh = (4, 5))', [false, false]],
  ['path!(start = (0, 0), end_x = 4, size = 2)', [true, true, true, false]],
  ['text_box!("a", start = 1, end = 2)', [false, false]],
  ['turbo::rect!(rotation_rad = 1, position = (f(2), 3))', [true, false, false]],
  ['let n = 3; let m = -3;', [false, true]],
  ['3i32 3u32 3.0', [true, false, true]],
  ['rect!(opacity = 0.5) f(opacity = 0.5)', [false, true]],
  ['2.0.max(x)', [false]],
  ['struct S { x: u32 } S { x: 5 }', [false]],
  ['struct S { lives: i8 } S { lives: 5 }', [true]],
])('knows which numbers of %s may be negative', (text, expected) => {
  expect(sinking(text)).toEqual(expected)
})

test('finds no numbers in a very long text', () => {
  expect(written('1 '.repeat(12_000))).toHaveLength(12_000)
  expect(written('1 '.repeat(12_001))).toEqual([])
})
