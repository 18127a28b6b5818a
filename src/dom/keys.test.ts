import { isApple, opensElsewhere } from './keys'

const none = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test('a plain click follows a link in place', () => {
  expect(opensElsewhere(none)).toBe(false)
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('with %s held the page stays', (key) => {
  expect(opensElsewhere({ ...none, [key]: true })).toBe(true)
})

test.each([
  ['MacIntel', true],
  ['iPhone', true],
  ['iPad', true],
  ['Linux x86_64', false],
  ['Win32', false],
])('the platform %s: Apple is %s', (platform, expected) => {
  expect(isApple(platform)).toBe(expected)
})
