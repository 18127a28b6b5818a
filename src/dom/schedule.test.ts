import { savesData } from './schedule'

test('a reader saves data on purpose, or on a network of the second generation', () => {
  expect(savesData({ connection: { saveData: true } })).toBe(true)
  expect(savesData({ connection: { effectiveType: 'slow-2g' } })).toBe(true)
  expect(savesData({ connection: { effectiveType: '4g' } })).toBe(false)
  expect(savesData({})).toBe(false)
})
