import * as storageKeys from './storageKeys'

const { __esModule, ...keys } = storageKeys as Record<string, unknown>

test('everything that is kept in a browser has one prefix', () => {
  for (const key of Object.values(keys)) expect(key).toMatch(/^turbo\./)
})

test('a theme that was chosen before keeps its name', () => {
  expect(keys.THEME_KEY).toBe('turbo.theme')
})
