import { afterWordsScript, beforePaintScript, scriptLoader } from './inlineScripts'

const banner = { content: 'Join us' }

beforeAll(() => {
  const names = [
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
  ]
  Object.assign(globalThis, { __INLINE_SCRIPTS__: Object.fromEntries(names.map((name) => [name, name])) })
})

test('before the first paint the theme is shown, code wrapped, and what is pressed remembered', () => {
  expect(beforePaintScript({})).toBe('(showTheme)(true);(wrapCode)();(recordEarlyIntents)();')
})

test('a page with a loader reports after its first words that it was cut off', () => {
  expect(afterWordsScript({ hasLoader: true })).toContain('(reportCutDocument)();')
  expect(afterWordsScript({ hasLoader: false })).not.toContain('reportCutDocument')
})

test('a fixed theme needs no script', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    expect(beforePaintScript({ colorScheme })).toBe('(wrapCode)();(recordEarlyIntents)();')
})

test('the color scheme system knows no choice of the reader', () => {
  expect(beforePaintScript({ colorScheme: 'system' })).toContain('(showTheme)(false);')
})

test('a dismissed banner is hidden, unless it cannot be dismissed', () => {
  expect(beforePaintScript({ banner })).toMatch(/\(hideDismissedBanner\)\("turbo\.banner:[a-z\d]+"\);/)
  for (const dismissable of [false, 'false'] as const)
    expect(beforePaintScript({ banner: { ...banner, dismissable } })).not.toContain('hideDismissedBanner')
})

test('the base address is set before everything else, and only if there is one', () => {
  expect(beforePaintScript({ baseUrl: 'https://turbo.test/' })).toMatch(
    /^\(setBaseAddress\)\("https:\/\/turbo.test\/"\);/,
  )
  expect(beforePaintScript({})).not.toContain('setBaseAddress')
})

test('before the scripts are added, the address is one that they can decode, and they are trusted', () => {
  expect(scriptLoader()).toBe('(makeAddressDecodable)();(trustOwnScripts)();(loadScripts)();')
})
