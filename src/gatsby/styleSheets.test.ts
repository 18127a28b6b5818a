import fs from 'node:fs'
import postcss from 'postcss'
import { classNameOf, stylePlugins } from './styleSheets'

const written = (css: string) => postcss(stylePlugins()).process(css, { from: undefined }).css

test('a style sheet calls a breakpoint by its name', () => {
  expect(written('@media (--phone) { a { color: red } }')).toBe('@media (max-width: 720px) { a { color: red } }')
})

test('a name may stand among other conditions', () => {
  const css = '@media screen and (--mobile), (--outline-column), (scripting: none) { a { color: red } }'
  expect(written(css)).toBe(
    '@media screen and (max-width: 1023px),(min-width: 80.0625em), (scripting: none) { a { color: red } }',
  )
})

test('a style sheet may name a query of its own, which leaves no trace', () => {
  const css = '@custom-media --three-fit (max-width: 351px);\n@media (--three-fit) { a { color: red } }'
  expect(written(css).trim()).toBe('@media (max-width: 351px) { a { color: red } }')
})

test('a class is named after its style sheet and its name there', () => {
  expect(classNameOf('/site/src/player/toolbar/PlayerToolbar.module.css', 'button')).toBe('PlayerToolbar-button')
})

test('no two style sheets have the same name', () => {
  const names = fs
    .readdirSync('src', { recursive: true })
    .map((file) => String(file).replace(/^.*[\\/]/, ''))
    .filter((name) => name.endsWith('.module.css'))
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
