import { drawn, text, textBox } from '../../tests/plainCalls'

function rows(picture: readonly string[]): number[] {
  const filled = [...picture.keys()].filter((y) => picture[y]!.includes('#'))
  return [filled[0]!, filled.at(-1)!]
}

test('capitals of a text start exactly at y', () => {
  const heights = ['small', 'medium', 'large'].map((font) => rows(drawn(40, 24, [text('MUNCH', { y: 3, font })])))
  expect(heights).toEqual([
    [3, 6],
    [3, 8],
    [3, 9],
  ])
})

test('medium capitals of a text box start one pixel below y', () => {
  expect(rows(drawn(40, 24, [textBox('MUNCH', { y: 3, w: 40, h: 20 })]))).toEqual([4, 9])
})

test('a medium letter', () => {
  expect(drawn(6, 8, [text('g')])).toEqual([
    '......',
    '......',
    '.###..',
    '#..#..',
    '#..#..',
    '.###..',
    '...#..',
    '###...',
  ])
})

test('text has its color and may leave the canvas', () => {
  expect(drawn(4, 4, [text('L', { font: 'small', color: 0x00ff00ff })])).toEqual(['g...', 'g...', 'g...', 'gggg'])
  expect(drawn(2, 2, [text('LL', { x: -2, font: 'small', y: -2 })])).toEqual(['..', '##'])
})

test('scale enlarges the letters of a text', () => {
  const [small, large] = [1, 2].map((scale) => drawn(20, 12, [text('Hi', { scale })]))
  expect(large).toEqual(
    Array.from({ length: 12 }, (_, y) => Array.from({ length: 20 }, (_, x) => small![y >> 1]![x >> 1]).join('')),
  )
})

test('scale only spreads the letters of a text box', () => {
  const picture = drawn(40, 12, [textBox('HH', { w: 40, h: 12, scale: 2 })])
  expect(picture[1]).toBe(`#..#......#..#${'.'.repeat(26)}`)
  expect(rows(picture)).toEqual([1, 6])
})

test('a text box clips at its left, right and lower edge', () => {
  expect(drawn(12, 4, [textBox('HHHH', { w: 7, h: 3 })])).toEqual([
    '............',
    '#..#.#......',
    '#..#.#......',
    '............',
  ])
  expect(drawn(9, 3, [textBox('HH', { x: 3, w: 5, h: 3, align: 'center' })])[1]).toBe('...#.#...')
})

test('a text box without size shows nothing', () => {
  expect(drawn(6, 6, [textBox('H', { w: 6 }), textBox('H', { h: 6 })])).toEqual(Array(6).fill('......'))
})

test('rotates by 180 degrees around the center of the line or box', () => {
  const upright = drawn(10, 8, [text('Hi')])
  const turned = drawn(10, 8, [text('Hi', { rotation: 180 })])
  expect(turned).toEqual(upright.map((row) => [...row].reverse().join('')).reverse())
  const box = { w: 10, h: 9 }
  const turnedBox = drawn(10, 9, [textBox('Hi', { ...box, rotation: 180 })])
  expect(turnedBox).toEqual(
    drawn(10, 9, [textBox('Hi', box)])
      .map((row) => [...row].reverse().join(''))
      .reverse(),
  )
})

test('missing characters do not shift the center of a line', () => {
  const turned = drawn(10, 8, [text('Hi', { rotation: 180 })])
  expect(drawn(10, 8, [text('H\u00e9i', { rotation: 180 })])).toEqual(turned)
})

test('an unknown font falls back to medium', () => {
  expect(drawn(10, 8, [text('Hi', { font: 'Large' })])).toEqual(drawn(10, 8, [text('Hi')]))
})
