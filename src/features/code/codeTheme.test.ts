import fs from 'node:fs'
import path from 'node:path'
import { contrastRatio } from '../../lib/theme/color'

const css = fs.readFileSync(path.resolve('src/features/code/codeTheme.css'), 'utf8')
const pairs = [...css.matchAll(/--code-([\w-]+): light-dark\((#[\da-f]{3,6}), (#[\da-f]{3,6})\);/g)]
const themes = {
  light: pairs.map(([, name, light]): [string, string] => [name!, light!]),
  dark: pairs.map(([, name, , dark]): [string, string] => [name!, dark!]),
}

const cases = Object.entries(themes).flatMap(([theme, colors]) => {
  const backgrounds = colors.filter(([name]) => name.startsWith('background'))
  const words = colors.filter(([name]) => !name.startsWith('background'))
  return backgrounds.flatMap(([background, behind]) =>
    words.map(([word, color]): [string, string, string, string, string] => [theme, word, background, color, behind]),
  )
})

test('both themes have all their colors', () => {
  expect(cases).toHaveLength(2 * 5 * 11)
})

test.each(cases)('%s: %s is readable on %s: %s on %s', (_theme, _word, _background, color, behind) => {
  expect(contrastRatio(color, behind)).toBeGreaterThanOrEqual(4.5)
})
