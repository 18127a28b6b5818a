import { nearestScrollTop } from './scrollToNearest'

test('a box is scrolled just as far as shows the whole item', () => {
  const box = { top: 100, bottom: 500 }
  expect(nearestScrollTop({ item: { top: 100, bottom: 130 }, box, scrollTop: 60 })).toBe(60)
  expect(nearestScrollTop({ item: { top: 80, bottom: 110 }, box, scrollTop: 60 })).toBe(40)
  expect(nearestScrollTop({ item: { top: 490, bottom: 520 }, box, scrollTop: 60 })).toBe(80)
})

test('of an item that is higher than its box the top is shown', () => {
  expect(nearestScrollTop({ item: { top: 300, bottom: 900 }, box: { top: 100, bottom: 500 }, scrollTop: 0 })).toBe(200)
})
