import { anchorOf, nearestScrollTop, scrollTargetFor } from './scroll'

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

test('a box is scrolled just as far as shows the whole item', () => {
  const box = { top: 100, bottom: 500 }
  expect(nearestScrollTop({ item: { top: 100, bottom: 130 }, box, scrollTop: 60 })).toBe(60)
  expect(nearestScrollTop({ item: { top: 80, bottom: 110 }, box, scrollTop: 60 })).toBe(40)
  expect(nearestScrollTop({ item: { top: 490, bottom: 520 }, box, scrollTop: 60 })).toBe(80)
})

test('of an item that is higher than its box the top is shown', () => {
  expect(nearestScrollTop({ item: { top: 300, bottom: 900 }, box: { top: 100, bottom: 500 }, scrollTop: 0 })).toBe(200)
})
