import { clearBand, scrollToSee } from './clearBand'

const view = { top: 60, bottom: 900 }
const code = { top: -500, bottom: 2000, left: 100, right: 800 }

test('a docked picture beside the code takes nothing of it', () => {
  expect(clearBand(view, code, undefined)).toEqual(view)
  expect(clearBand(view, code, { top: 600, bottom: 880, left: 800, right: 1100 })).toEqual(view)
})

test('of the code under a docked picture only what is above or below it is seen', () => {
  expect(clearBand(view, code, { top: 600, bottom: 880, left: 700, right: 980 })).toEqual({ top: 60, bottom: 600 })
  expect(clearBand(view, code, { top: 0, bottom: 150, left: 0, right: 900 })).toEqual({ top: 150, bottom: 900 })
})

test('the page is scrolled for a line that is covered, with 20 px of room, and for no other', () => {
  const seen = { top: 150, bottom: 600 }
  expect(scrollToSee({ top: 150, bottom: 600 }, seen)).toBe(0)
  expect(scrollToSee({ top: 140, bottom: 164 }, seen)).toBe(-30)
  expect(scrollToSee({ top: 590, bottom: 614 }, seen)).toBe(34)
})
