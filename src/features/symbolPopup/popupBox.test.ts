import { popupScrollHeight } from './popupBox'

const popup = { left: 100, top: 108, right: 400, bottom: 300 }
const leftAt = { x: 120, y: 100 }

test.each([
  [900, 40, 300],
  [250, 40, 210],
  [160, 40, 120],
  [20, 40, 120],
])('with %i px of room and %i px that stay, a popup scrolls within %i px', (roomPx, fixedPx, height) => {
  expect(popupScrollHeight({ roomPx, fixedPx })).toBe(height)
})
