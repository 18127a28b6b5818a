import { anchorOf, scrollPositionsIn, scrollTargetFor } from './scrollMemory'

test('each entry of the history has its position', () => {
  expect(scrollPositionsIn('{"a":120,"b":0}')).toEqual({ a: 120, b: 0 })
})

test.each([null, '5', '"x"', 'true', 'null', '[]', '{oops', ''])('%s holds no positions', (stored) => {
  expect(scrollPositionsIn(stored)).toEqual({})
})

test('what is no position is left out', () => {
  expect(scrollPositionsIn('{"a":"x","b":null,"c":{},"d":7}')).toEqual({ d: 7 })
})

test('going back leads to the place the reader left, also with a hash', () => {
  expect(scrollTargetFor({ isReturn: true, savedTop: 840, hash: '#easing' })).toEqual({ top: 840 })
  expect(scrollTargetFor({ isReturn: true, savedTop: 0, hash: '#easing' })).toEqual({ top: 0 })
})

test('going back to an entry that was never left leads to its hash', () => {
  expect(scrollTargetFor({ isReturn: true, savedTop: undefined, hash: '#easing' })).toEqual({ anchor: 'easing' })
})

test('a new visit leads to the hash, whatever was saved', () => {
  expect(scrollTargetFor({ isReturn: false, savedTop: 840, hash: '#easing' })).toEqual({ anchor: 'easing' })
})

test('a new visit without a hash starts at the very top', () => {
  expect(scrollTargetFor({ isReturn: false, savedTop: 840, hash: '' })).toEqual({ top: 0 })
})

test('a hash names an element by its decoded id', () => {
  expect(anchorOf('#caf%C3%A9')).toBe('café')
  expect(anchorOf('#100%')).toBe('100%')
  expect(anchorOf('#')).toBeUndefined()
})
