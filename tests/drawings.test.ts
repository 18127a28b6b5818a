import fs from 'node:fs'
import path from 'node:path'
import { accentTokens } from '../src/lib/theme/siteStyle'
import { siteConfig } from '../src/site/siteConfig'

/** Bytes. */
const BUDGET = 6000

/** Font pixels on a phone of 390 pixels, outside steps and details. */
const SMALLEST_TEXT = 11
const PHONE_COLUMN = 358

/** The token of each custom property of a drawing. */
const TOKENS = {
  back: '--color-background-2',
  bar: '--color-background-4',
  line: '--color-border-2',
  text: '--color-text',
  strong: '--color-heading',
  muted: '--color-text-4',
  accent: '--color-accent',
  label: '--color-text-accent',
}

const drawings = fs
  .readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({ file, svg: fs.readFileSync(path.join('content', file), 'utf8') }))

/** The values of a token in the light and the dark theme. */
function themeColors(token: string): string[] {
  const style = fs.readFileSync('src/styles/tokens.css', 'utf8')
  const shared = new RegExp(`${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(style)
  if (shared) return shared.slice(1)
  return (['light', 'dark'] as const).map(
    (theme) => accentTokens(theme, siteConfig)[token as '--color-accent' | '--color-text-accent'],
  )
}

const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*xml:space="preserve">(.*?)<\/text>/g)].map(([, text]) => text!.replace(/<[^>]*>/g, ''))

test.each(drawings)('$file is small and requests nothing', ({ svg }) => {
  expect(Buffer.byteLength(svg)).toBeLessThan(BUDGET)
  const addresses = [...svg.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, address]) => address!)
  expect(addresses.filter((address) => !/^(#|data:image\/png;base64,)/.test(address))).toEqual([])
})

test.each(drawings)('$file has the colors of both themes', ({ svg }) => {
  const themes = [...svg.matchAll(/:root \{ (.*?) \}/g)].map(([, rules]) =>
    Object.fromEntries(rules!.split('; ').map((rule) => rule.slice(2).split(': ') as [string, string])),
  )
  expect(svg).toContain('@media (prefers-color-scheme: dark) { :root {')
  const names = Object.keys(themes[0]!) as (keyof typeof TOKENS)[]
  const colors = names.map((name) => [name, themeColors(TOKENS[name])] as const)
  expect(themes).toEqual([0, 1].map((theme) => Object.fromEntries(colors.map(([name, of]) => [name, of[theme]]))))
})

test.each(drawings)('$file is readable on a phone', ({ svg }) => {
  const width = Number(/ width="(\d+)"/.exec(svg)![1])
  const sizes = [...svg.matchAll(/font: (\d+)px/g)].map(([, size]) => Number(size))
  expect(Math.min(...sizes) * Math.min(1, PHONE_COLUMN / width)).toBeGreaterThanOrEqual(SMALLEST_TEXT)
})

test('the drawn error is one of its page', () => {
  const { svg } = drawings.find(({ file }) => file.endsWith('debugging/error.svg'))!
  const error = textsOf(svg)
  expect(error).toHaveLength(11)
  expect(fs.readFileSync('content/learn/guides/debugging.mdx', 'utf8')).toContain(error.join('\n'))
})
