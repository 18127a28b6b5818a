import { isInCorridor, isHeadingForPopup, tapOpens } from './popupIntent'

const popup = { left: 100, top: 108, right: 400, bottom: 300 }
const leftAt = { x: 120, y: 100 }

test('the corridor opens from where the pointer left to the whole popup', () => {
  expect(isInCorridor({ x: 122, y: 104 }, leftAt, popup)).toBe(true)
  expect(isInCorridor({ x: 250, y: 107 }, leftAt, popup)).toBe(true)
  expect(isInCorridor({ x: 250, y: 200 }, leftAt, popup)).toBe(true)
  expect(isInCorridor({ x: 250, y: 101 }, leftAt, popup)).toBe(false)
  expect(isInCorridor({ x: 120, y: 90 }, leftAt, popup)).toBe(false)
})

test('a pointer slower than 0.1 px/ms is not on its way', () => {
  const previous = { ...leftAt, time: 1000 }
  expect(isHeadingForPopup({ leftAt, previous, now: { x: 120, y: 102, time: 1020 }, target: popup })).toBe(true)
  expect(isHeadingForPopup({ leftAt, previous, now: { x: 120, y: 102, time: 1021 }, target: popup })).toBe(false)
})

test('the first tap opens, the second follows; without popups every tap follows', () => {
  expect(tapOpens({ isOpen: false, isAvailable: true })).toBe(true)
  expect(tapOpens({ isOpen: true, isAvailable: true })).toBe(false)
  expect(tapOpens({ isOpen: false, isAvailable: false })).toBe(false)
})
