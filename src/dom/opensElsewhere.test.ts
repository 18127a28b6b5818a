import { opensElsewhere } from './opensElsewhere'

const none = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test('a plain click follows a link in place', () => {
  expect(opensElsewhere(none)).toBe(false)
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('with %s held the page stays', (key) => {
  expect(opensElsewhere({ ...none, [key]: true })).toBe(true)
})
