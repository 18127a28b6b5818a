import { isApple } from './isApple'

test.each([
  ['MacIntel', true],
  ['iPhone', true],
  ['iPad', true],
  ['Linux x86_64', false],
  ['Win32', false],
])('the platform %s: Apple is %s', (platform, expected) => {
  expect(isApple(platform)).toBe(expected)
})
