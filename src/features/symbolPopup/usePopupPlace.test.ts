import { popupScrollHeight } from './usePopupPlace'

test.each([
  [900, 40, 300],
  [250, 40, 210],
  [160, 40, 120],
  [20, 40, 120],
])('with %i px of room and %i px that stay, a popup scrolls within %i px', (roomPx, fixedPx, height) => {
  expect(popupScrollHeight({ roomPx, fixedPx })).toBe(height)
})
