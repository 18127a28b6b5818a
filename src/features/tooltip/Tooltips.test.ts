import { tooltipPlace } from './Tooltips'

const tip = { width: 60, height: 24 }
const windowWidth = 400
const windowHeight = 300

test('is 6px below its control, centered', () => {
  const control = { left: 100, right: 132, top: 50, bottom: 82 }
  expect(tooltipPlace({ control, tip, windowWidth, windowHeight })).toEqual({ left: 86, top: 88 })
})

test('is above its control at the bottom of the window', () => {
  const control = { left: 100, right: 132, top: 260, bottom: 292 }
  expect(tooltipPlace({ control, tip, windowWidth, windowHeight })).toEqual({ left: 86, top: 230 })
})

test('it keeps 8px from the sides of the window', () => {
  const place = (left: number) =>
    tooltipPlace({ control: { left, right: left + 20, top: 50, bottom: 70 }, tip, windowWidth, windowHeight }).left
  expect(place(0)).toBe(8)
  expect(place(380)).toBe(332)
})
