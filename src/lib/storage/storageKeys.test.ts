import * as keys from './storageKeys'

test('everything that is kept in a browser has one prefix', () => {
  const names = Object.values(keys).filter((name) => typeof name === 'string')
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(name).toMatch(/^turbo\./)
})

test('a theme that was chosen before keeps its name', () => {
  expect(keys.THEME_KEY).toBe('turbo.theme')
})
