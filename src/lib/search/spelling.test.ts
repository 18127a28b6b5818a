import { corrected, editDistance, similarWords } from './spelling'

const words = ['camera', 'tween', 'text', 'rectangle', 'rectangles', 'spring']

test.each([
  ['swapped letters', 'tewen', 'tween', 1],
  ['a missing letter', 'camra', 'camera', 1],
  ['an extra letter', 'textt', 'text', 1],
  ['a wrong letter', 'samera', 'camera', 1],
  ['two errors', 'smaera', 'camera', 2],
  ['nothing', 'text', 'text', 0],
])('counts %s', (_, from, to, edits) => {
  expect(editDistance(from, to)).toBe(edits)
})

test('corrects one error in short words and two in longer ones', () => {
  expect(corrected('tewen', words)).toBe('tween')
  expect(corrected('smaera', words)).toBe('camera')
  expect(corrected('twene', words)).toBe('tween')
  expect(corrected('sweet', words)).toBeUndefined()
})

test('prefers the nearest word, then the earlier one', () => {
  expect(corrected('recatngle', words)).toBe('rectangle')
  expect(corrected('tixt', ['taxt', 'text'])).toBe('taxt')
})

test('leaves short words alone', () => {
  expect(corrected('tet', words)).toBeUndefined()
})

describe('similarWords', () => {
  const sorted = ['camel', 'camera', 'cameras', 'carrot', 'text', 'tween', 'zamera']
  const found = (word: string, edits: number) =>
    similarWords(word, sorted, edits).map(([number, distance]) => [sorted[number], distance])

  test('finds words with few edits and counts these', () => {
    expect(found('camra', 1)).toEqual([['camera', 1]])
    expect(found('camera', 2)).toEqual([
      ['camel', 2],
      ['camera', 0],
      ['cameras', 1],
      ['zamera', 1],
    ])
    expect(found('xyz', 2)).toEqual([])
  })
})
