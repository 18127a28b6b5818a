import { isInCorridor, isOnItsWay, popupScrollHeight, popupTexts, tapOpens, textParts } from './popup'
import type { PopupEntry } from '../../lib/symbols/symbolPopup'

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
  expect(isOnItsWay({ leftAt, previous, now: { x: 120, y: 102, time: 1020 }, target: popup })).toBe(true)
  expect(isOnItsWay({ leftAt, previous, now: { x: 120, y: 102, time: 1021 }, target: popup })).toBe(false)
})

test('the first tap opens, the second follows; without popups every tap follows', () => {
  expect(tapOpens({ isOpen: false, isAvailable: true })).toBe(true)
  expect(tapOpens({ isOpen: true, isAvailable: true })).toBe(false)
  expect(tapOpens({ isOpen: false, isAvailable: false })).toBe(false)
})

test.each([
  [900, 40, 300],
  [250, 40, 210],
  [160, 40, 120],
  [20, 40, 120],
])('with %i px of room and %i px that stay, a popup scrolls within %i px', (roomPx, fixedPx, height) => {
  expect(popupScrollHeight({ roomPx, fixedPx })).toBe(height)
})

const entry: PopupEntry = {
  kind: 'macro',
  signatureHtml: '<b>rect!</b>(x = 0)',
  summary: 'Draws.',
  href: '/learn/api/rectangles#rect',
  options: [{ name: 'x', type: 'i32', default: '0', description: 'Left edge.', signatureHtml: 'x: <b>i32</b> = 0' }],
}

test('a symbol shows all its options, an option only itself', () => {
  expect(popupTexts('rect!', entry, undefined)).toEqual({
    signatureHtml: '<b>rect!</b>(x = 0)',
    summary: 'Draws.',
    options: entry.options,
    memberOf: undefined,
  })
  expect(popupTexts('rect!', entry, 'x')).toEqual({
    signatureHtml: 'x: <b>i32</b> = 0',
    summary: 'Left edge.',
    options: [],
    memberOf: 'rect!',
  })
})

test('code in a text stands in backticks', () => {
  expect(textParts('Set `w` and `h`.')).toEqual([
    { text: 'Set ', isCode: false },
    { text: 'w', isCode: true },
    { text: ' and ', isCode: false },
    { text: 'h', isCode: true },
    { text: '.', isCode: false },
  ])
})
