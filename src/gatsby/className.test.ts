import fs from 'node:fs'
import { classNameOf } from './className'

test('a class is named after its style sheet and its name there', () => {
  expect(classNameOf('/site/src/features/player/figure/LiveBar.module.css', 'button')).toBe('LiveBar-button')
})

test('no two style sheets have one name', () => {
  const names = fs
    .readdirSync('src', { recursive: true })
    .map((file) => String(file).replace(/^.*[\\/]/, ''))
    .filter((name) => name.endsWith('.module.css'))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
