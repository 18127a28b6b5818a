import { scrollPositionsIn } from './scrollPositions'

test('each entry of the history has its position', () => {
  expect(scrollPositionsIn('{"a":120,"b":0}')).toEqual({ a: 120, b: 0 })
})

test.each([null, '5', '"x"', 'true', 'null', '[]', '{oops', ''])('%s holds no positions', (stored) => {
  expect(scrollPositionsIn(stored)).toEqual({})
})

test('what is no position is left out', () => {
  expect(scrollPositionsIn('{"a":"x","b":null,"c":{},"d":7}')).toEqual({ d: 7 })
})
