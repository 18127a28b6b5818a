import { besideWidths } from './editBeside'

const docs = { window: 1440, ratio: 1, left: 365, own: 712, line: 400 }

test('shows a picture of double size next to short lines', () => {
  expect(besideWidths(docs)).toEqual({ width: 1059, picture: 545 })
})

test('shows a picture of natural size next to longer lines', () => {
  expect(besideWidths({ ...docs, line: 451 })).toEqual({ width: 1001, picture: 289 })
  expect(besideWidths({ ...docs, window: 1280, left: 349 })).toEqual({ width: 915, picture: 289 })
})

test('finds no space in a narrower window', () => {
  expect(besideWidths({ ...docs, window: 1279, left: 349 })).toBeUndefined()
})

test('reports lines that do not fit', () => {
  expect(besideWidths({ ...docs, window: 1280, left: 349, line: 627 })).toBe('wide')
})

test('finds no space next to a column at the right', () => {
  expect(besideWidths({ ...docs, left: 800, own: 546 })).toBeUndefined()
})

test('widens a frame up to the edge of the window', () => {
  expect(besideWidths({ ...docs, left: 150, own: 1140 })).toEqual({ width: 1274, picture: 545 })
})

test('shows whole device pixels', () => {
  expect(besideWidths({ ...docs, window: 1280, left: 349, ratio: 1.5 })).toEqual({ width: 915, picture: 375 })
})
