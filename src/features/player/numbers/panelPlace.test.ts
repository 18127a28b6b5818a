import { panelPlace } from './panelPlace'

const room = {
  number: { left: 100, top: 50, right: 120, bottom: 70 },
  code: { left: 20, top: 30, right: 320, bottom: 200 },
  width: 56,
  height: 24,
  floor: 600,
}

test('a panel begins under its number', () => {
  expect(panelPlace(room)).toEqual({ left: 100, top: 70 })
})

test('a panel stays within what is seen of the code', () => {
  expect(panelPlace({ ...room, width: 280 })).toEqual({ left: 40, top: 70 })
  expect(panelPlace({ ...room, width: 400 })).toEqual({ left: 20, top: 70 })
})

test('a panel stands above its line where the page ends below it', () => {
  expect(panelPlace({ ...room, floor: 80 })).toEqual({ left: 100, top: 26 })
})

test.each([
  { left: 10, top: 50, right: 30, bottom: 70 },
  { left: 320, top: 50, right: 340, bottom: 70 },
  { left: 100, top: 10, right: 120, bottom: 30 },
  { left: 100, top: 190, right: 120, bottom: 210 },
])('a number that is scrolled out of the code has none: %j', (number) => {
  expect(panelPlace({ ...room, number })).toBeUndefined()
})
