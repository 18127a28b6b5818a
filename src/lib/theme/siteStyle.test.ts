import fs from 'node:fs'
import { siteStyle } from './siteStyle'

const look = {
  accentColor: { light: '#bf88ff', dark: '#68ebb0' },
  codeThemes: { light: 'github-light', dark: 'github-dark-dimmed' },
} as const

test('a token names its value in both themes, or the one they share', () => {
  expect(siteStyle(look)).toContain('--color-accent:light-dark(#bf88ff,#68ebb0);')
  expect(siteStyle(look)).toContain('--color-on-accent:#000;')
})

test('the chosen code themes reach the page, and no other', () => {
  const style = siteStyle({ ...look, codeThemes: { light: 'one-light', dark: 'github-dark-dimmed' } })
  expect(style).toContain('--code-k:light-dark(#a626a4,#ff8b80);')
  expect(style).not.toContain('#a8172a')
  expect(style).not.toContain('#d384ea')
})

test('on narrow screens code has the background that its themes keep for them', () => {
  expect(siteStyle(look)).toMatch(
    /@media \(max-width: 720px\)\{:root\{--code-background:light-dark\(#fff,#161518\)\}\}$/,
  )
})

test('the typefaces are tokens as well', () => {
  expect(siteStyle({ ...look, font: { mono: { google: 'Fira Code' } } })).toContain(
    "--font-mono:'Fira Code',ui-monospace,",
  )
})

test('every color that code is drawn in has its token', () => {
  const css = fs.readFileSync('src/features/code/codeTheme.css', 'utf8')
  const used = [...css.matchAll(/var\((--code-[\w-]+)\)/g)].map(([, name]) => name!)
  expect(used).toHaveLength(9)
  for (const name of used) expect(siteStyle(look)).toContain(`;${name}:light-dark(`)
})
