import { clampedSplit, splitAfterKey, splitAt } from './split'

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

test('arrow keys move the separator', () => {
  expect(splitAfterKey(42, key('ArrowLeft'))).toBe(44)
  expect(splitAfterKey(42, key('ArrowRight', true))).toBe(32)
  expect(splitAfterKey(26, key('ArrowRight'))).toBe(25)
  expect([splitAfterKey(42, key('Home')), splitAfterKey(42, key('End')), splitAfterKey(60, key('Enter'))]).toEqual([
    70, 25, 44,
  ])
  expect(splitAfterKey(42, key('a'))).toBeUndefined()
})

test('the separator follows the pointer within its limits', () => {
  expect(splitAt(700, { left: 200, right: 1200 })).toBe(50)
  expect(splitAt(0, { left: 200, right: 1200 })).toBe(70)
})

test('an unreadable stored split is the default', () => {
  expect(clampedSplit(Number('x'))).toBe(44)
})
