import fs from 'node:fs'
import { contrastRatio } from './color'
import { accentTokens, fontStacks, siteStyle } from './siteStyle'

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

test('without web fonts text and code are set in those of the system', () => {
  const system = {
    text: "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif",
    mono: "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono','DejaVu Sans Mono',monospace",
  }
  expect(fontStacks(undefined)).toEqual(system)
  expect(fontStacks({ default: {} })).toEqual(system)
})

test('a web font precedes system fonts', () => {
  const { text, mono } = fontStacks({ default: { google: 'Inter' }, mono: { google: 'Fira Code' } })
  expect(text).toMatch(/^'Inter',system-ui,/)
  expect(mono).toMatch(/^'Fira Code',ui-monospace,/)
})

test('text can have a web font while code has none', () => {
  const { text, mono } = fontStacks({ default: { google: 'Inter' } })
  expect(text).toMatch(/^'Inter',/)
  expect(mono).toMatch(/^ui-monospace,/)
})

test('a name ends neither its quotes nor the style element', () => {
  expect(fontStacks({ default: { google: "O'Hara</style>" } }).text).toMatch(/^'O\\27 Hara\\3c \/style>',system-ui/)
})

const accentColor = { light: '#bf88ff', dark: '#68ebb0' }

test('fills and lines of the light theme grow darker by a quarter of a step', () => {
  expect(accentTokens('light', { accentColor })).toMatchObject({
    '--color-accent': '#bf88ff',
    '--color-accent-hover': '#b27cf2',
    '--color-accent-border': '#b27cf2',
  })
})

test('in the dark theme, lines are half a step brighter than fills', () => {
  expect(accentTokens('dark', { accentColor })).toMatchObject({
    '--color-accent': '#68ebb0',
    '--color-accent-hover': '#5adea4',
    '--color-accent-border': '#83ffc9',
  })
})

test('words take the nearest tone that can be read, and half a step more under the pointer', () => {
  expect(accentTokens('light', { accentColor })).toMatchObject({
    '--color-text-accent': '#804ebf',
    '--color-text-accent-hover': '#6738a6',
  })
  expect(accentTokens('dark', { accentColor })).toMatchObject({
    '--color-text-accent': '#68ebb0',
    '--color-text-accent-hover': '#4cd198',
  })
})

test('words of its own win, in the theme that has them', () => {
  const accentText = { light: { color: '#7d45c0', hover: '#5f2ba0' } }
  expect(accentTokens('light', { accentColor, accentText })).toMatchObject({
    '--color-text-accent': '#7d45c0',
    '--color-text-accent-hover': '#5f2ba0',
  })
  expect(accentTokens('dark', { accentColor, accentText })['--color-text-accent']).toBe('#68ebb0')
})

test('words on the accent color are black or white, whichever can be read, or as the site says', () => {
  expect(accentTokens('light', { accentColor })['--color-on-accent']).toBe('#000')
  const violet = { light: '#7a09fa', dark: '#68ebb0' }
  expect(accentTokens('light', { accentColor: violet })['--color-on-accent']).toBe('#fff')
  const textOnAccent = { light: '#ffffffee', dark: '#111' }
  expect(accentTokens('light', { accentColor, textOnAccent })['--color-on-accent']).toBe('#ffffffee')
  expect(accentTokens('dark', { accentColor, textOnAccent })['--color-on-accent']).toBe('#111')
})

describe.each(['#000', '#222', '#7a09fa', '#0090ff', '#ff5500', '#ffe000', '#fff'])(
  'words in the accent %s',
  (color) => {
    const tokens = fs.readFileSync('src/styles/tokens.css', 'utf8')
    const surfaces = [...tokens.matchAll(/--color-background[\w-]*: light-dark\((#\w+), (#\w+)\)/g)]

    test.each(['light', 'dark'] as const)('can be read on every surface of the %s theme', (theme) => {
      const words = accentTokens(theme, { accentColor: { light: color, dark: color } })
      const behind = surfaces.map(([, light, dark]) => (theme === 'light' ? light! : dark!))
      expect(behind).toHaveLength(7)
      for (const surface of behind) {
        expect(contrastRatio(words['--color-text-accent'], surface)).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(words['--color-text-accent-hover'], surface)).toBeGreaterThanOrEqual(4.5)
      }
    })
  },
)
