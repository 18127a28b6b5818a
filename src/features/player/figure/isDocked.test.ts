import { isDocked } from './isDocked'

const view = { top: 100, bottom: 900 }
const code = { top: 0, bottom: 700 }

test('a picture is docked while its code is in view and it is not', () => {
  expect(isDocked({ picture: { top: 950, bottom: 1250 }, code, view })).toBe(true)
  expect(isDocked({ picture: { top: 950, bottom: 1250 }, code: { top: 900, bottom: 940 }, view })).toBe(false)
})

test('two thirds of a picture in view are enough to leave it where it belongs', () => {
  expect(isDocked({ picture: { top: 700, bottom: 1000 }, code, view })).toBe(false)
  expect(isDocked({ picture: { top: 701, bottom: 1001 }, code, view })).toBe(true)
  expect(isDocked({ picture: { top: -1, bottom: 299 }, code, view })).toBe(true)
})

test('nothing is docked where it would leave no room for the code', () => {
  const picture = { top: 950, bottom: 1250 }
  expect(isDocked({ picture, code, view: { top: 60, bottom: 300 } })).toBe(true)
  expect(isDocked({ picture, code, view: { top: 60, bottom: 299 } })).toBe(false)
})
