import { darkCodeThemes, lightCodeThemes } from './codeThemes'
import { contrastRatio } from './color'

const themes = Object.entries({ ...lightCodeThemes, ...darkCodeThemes })

const cases = themes.flatMap(([theme, colors]) => {
  const backgrounds = Object.entries(colors).filter(([name]) => name.startsWith('background'))
  const words = Object.entries(colors).filter(([name]) => !name.startsWith('background'))
  return backgrounds.flatMap(([background, behind]) =>
    words.map(([word, color]): [string, string, string, string, string] => [theme, word, background, color, behind]),
  )
})

test('there are four themes, and each has all its colors', () => {
  expect(themes.map(([name]) => name)).toEqual(['github-light', 'one-light', 'github-dark-dimmed', 'one-dark'])
  expect(cases).toHaveLength(4 * 5 * 11)
})

test.each(cases)('%s: %s is readable on %s: %s on %s', (_theme, _word, _background, color, behind) => {
  expect(contrastRatio(color, behind)).toBeGreaterThanOrEqual(4.5)
})
