import fs from 'node:fs'
import postcss from 'postcss'
import { classNameOf, stylePlugins } from './styleSheets'

const written = (css: string) => postcss(stylePlugins()).process(css, { from: undefined }).css

test('resolves named breakpoints', () => {
  expect(written('@media (--phone) { a { color: red } }')).toBe('@media (max-width: 720px) { a { color: red } }')
})

test('resolves a name among other conditions', () => {
  const css = '@media screen and (--mobile), (--outline-column), (scripting: none) { a { color: red } }'
  expect(written(css)).toBe(
    '@media screen and (max-width: 1023px),(min-width: 80.0625em), (scripting: none) { a { color: red } }',
  )
})

test("resolves a style sheet's own named query", () => {
  const css = '@custom-media --three-fit (max-width: 351px);\n@media (--three-fit) { a { color: red } }'
  expect(written(css).trim()).toBe('@media (max-width: 351px) { a { color: red } }')
})

test('names a class after its style sheet', () => {
  expect(classNameOf('/site/src/player/toolbar/PlayerToolbar.module.css', 'button')).toBe('PlayerToolbar-button')
})

test('style sheet names are unique', () => {
  const names = fs
    .readdirSync('src', { recursive: true })
    .map((file) => String(file).replace(/^.*[\\/]/, ''))
    .filter((name) => name.endsWith('.module.css'))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
