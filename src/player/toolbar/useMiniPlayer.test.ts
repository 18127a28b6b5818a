import { miniPlayerSide, isMiniPlayer } from './useMiniPlayer'

const view = { top: 100, bottom: 900 }
const code = { top: 0, bottom: 700 }
const side = 'across'

test('appears while the code is in view and the picture is not', () => {
  expect(isMiniPlayer({ picture: { top: 950, bottom: 1250 }, code, view, side })).toBe(true)
  expect(isMiniPlayer({ picture: { top: 950, bottom: 1250 }, code: { top: 900, bottom: 940 }, view, side })).toBe(false)
})

test('stays off if two thirds of the picture are in view', () => {
  expect(isMiniPlayer({ picture: { top: 700, bottom: 1000 }, code, view, side })).toBe(false)
  expect(isMiniPlayer({ picture: { top: 701, bottom: 1001 }, code, view, side })).toBe(true)
  expect(isMiniPlayer({ picture: { top: -1, bottom: 299 }, code, view, side })).toBe(true)
})

test('stays off if it would leave no room for the code', () => {
  const picture = { top: 950, bottom: 1250 }
  expect(isMiniPlayer({ picture, code, view: { top: 60, bottom: 300 }, side })).toBe(true)
  expect(isMiniPlayer({ picture, code, view: { top: 60, bottom: 299 }, side })).toBe(false)
  expect(isMiniPlayer({ picture, code, view: { top: 60, bottom: 170 }, side: 'aside' })).toBe(true)
  expect(isMiniPlayer({ picture, code, view: { top: 60, bottom: 169 }, side: 'aside' })).toBe(false)
})

test.each([
  [{ codeRight: 1093, width: 1424, height: 900 }, 'beside'],
  [{ codeRight: 1093, width: 1423, height: 900 }, 'across'],
  [{ codeRight: 778, width: 844, height: 340 }, 'aside'],
  [{ codeRight: 374, width: 390, height: 340 }, 'aside'],
  [{ codeRight: 374, width: 390, height: 664 }, 'across'],
  [{ codeRight: 1000, width: 1100, height: 501 }, 'across'],
])('hides no code: %j', (widths, expected) => {
  expect(miniPlayerSide(widths)).toBe(expected)
})
