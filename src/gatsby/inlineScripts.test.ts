import { Linter } from 'eslint'
import { inlineScripts } from './inlineScripts'

/** Globals that exist in a browser before any script. */
const BROWSER = [
  'atob',
  'clearTimeout',
  'document',
  'Element',
  'fetch',
  'FontFace',
  'history',
  'HTMLElement',
  'KeyboardEvent',
  'localStorage',
  'location',
  'matchMedia',
  'requestIdleCallback',
  'setTimeout',
  'Uint8Array',
  'URL',
  'window',
]

const scripts = inlineScripts()

test('every inline module becomes a script', () => {
  expect(Object.keys(scripts).sort()).toEqual([
    'addDisplayFace',
    'hideDismissedBanner',
    'loadScripts',
    'makeAddressDecodable',
    'recordEarlyIntents',
    'reportCutDocument',
    'setBaseAddress',
    'showTheme',
    'trustOwnScripts',
    'wrapCode',
  ])
})

describe.each(Object.entries(scripts))('%s', (_, script) => {
  test('is the source of one function', () => {
    expect(typeof new Function(`return (${script})`)()).toBe('function')
  })

  test('nothing in it ends the script element or breaks the line', () => {
    expect(script).not.toMatch(/<\/script|<!--|\n/i)
  })

  test('needs nothing but what a browser has', () => {
    const globals = Object.fromEntries(BROWSER.map((name) => [name, 'readonly' as const]))
    const errors = new Linter().verify(`(${script})`, {
      languageOptions: { ecmaVersion: 2022, sourceType: 'script', globals },
      rules: { 'no-undef': 'error' },
    })
    expect(errors.map(({ message }) => message)).toEqual([])
  })
})

test.each([
  ['hideDismissedBanner', 200],
  ['loadScripts', 3300],
  ['makeAddressDecodable', 260],
  ['recordEarlyIntents', 1200],
  ['reportCutDocument', 300],
  ['setBaseAddress', 500],
  ['showTheme', 400],
  ['trustOwnScripts', 220],
  ['wrapCode', 200],
])('%s has less than %i bytes', (name, limit) => {
  expect(Buffer.byteLength(scripts[name]!)).toBeLessThan(limit)
})
