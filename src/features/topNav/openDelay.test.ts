import { delayLeftMs, openDelayMs } from './openDelay'

test('menus open at once on desktops, and after 200 ms on smaller screens', () => {
  expect(openDelayMs({ isDesktop: true })).toBe(0)
  expect(openDelayMs({ isDesktop: false })).toBe(200)
})

test('time that the pointer has rested before counts', () => {
  expect(delayLeftMs(200, { since: 1000, now: 1050 })).toBe(150)
  expect(delayLeftMs(200, { since: 1000, now: 3000 })).toBe(0)
})
