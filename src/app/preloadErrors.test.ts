import { preloadErrorMessage } from './preloadErrors'

test('a stylesheet that cannot be preloaded is named', () => {
  const message = 'Unable to preload CSS for /styles.css'
  expect(preloadErrorMessage({ rel: 'stylesheet', as: '', address: '/styles.css' })).toBe(message)
  expect(preloadErrorMessage({ rel: 'preload', as: 'style', address: '/styles.css' })).toBe(message)
  expect(preloadErrorMessage({ rel: 'prefetch', as: '', address: '/styles.css' })).toBe(message)
})

test('a module that cannot be preloaded is named', () => {
  const message = 'Unable to preload module /page.js'
  expect(preloadErrorMessage({ rel: 'modulepreload', as: '', address: '/page.js' })).toBe(message)
  expect(preloadErrorMessage({ rel: 'prefetch', as: '', address: '/page.js' })).toBe(message)
})

test('other links that fail are no preload errors', () => {
  expect(preloadErrorMessage({ rel: 'icon', as: '', address: '/icon.svg' })).toBeUndefined()
  expect(preloadErrorMessage({ rel: 'prefetch', as: 'fetch', address: '/page-data.json' })).toBeUndefined()
})
