import {
  hasElement,
  isReloadGuardOf,
  missingElementWarning,
  preloadErrorMessage,
  reloadGuardKey,
  responseToModuleFailure,
  verdictOnPage,
} from './moduleFailure'

test('the first failure reloads the page', () => {
  expect(responseToModuleFailure('unset', { isFromMemory: false })).toBe('reload')
})

test('the second failure shows the error screen', () => {
  expect(responseToModuleFailure('set', { isFromMemory: false })).toBe('errorScreen')
})

test('a reload that could not be remembered does not happen', () => {
  expect(responseToModuleFailure('unavailable', { isFromMemory: false })).toBe('errorScreen')
})

test('each build and each address has a guard of its own', () => {
  const key = reloadGuardKey({ build: 'a1', address: '/example' })
  expect(key).not.toBe(reloadGuardKey({ build: 'b2', address: '/example' }))
  expect(key).not.toBe(reloadGuardKey({ build: 'a1', address: '/' }))
})

test('a good load clears the guards of its address, those of other builds included', () => {
  const key = reloadGuardKey({ build: 'a1', address: '/example?a=b:c' })
  expect(isReloadGuardOf('/example?a=b:c', key)).toBe(true)
  expect(isReloadGuardOf('/example', key)).toBe(false)
  expect(isReloadGuardOf('/example', 'filterText')).toBe(false)
})

const page = { component: {}, page: {}, json: { build: 'a1' } }

test('a page of the same build is good', () => {
  expect(verdictOnPage(page, 'a1')).toBe('good')
})

test('a page of a newer build needs the scripts of that build', () => {
  expect(verdictOnPage(page, 'b2')).toBe('outdated')
})

test('a build that cannot be told does not count as newer', () => {
  expect(verdictOnPage({ page: {}, json: {} }, 'a1')).toBe('good')
})

test('a page without data or code has failed', () => {
  expect(verdictOnPage(undefined, 'a1')).toBe('failed')
  expect(verdictOnPage({ status: 'error' }, 'a1')).toBe('failed')
})

test('a page module without an element is told from one with', () => {
  expect(hasElement({ default: () => null })).toBe(true)
  expect(hasElement({ default: { $$typeof: Symbol.for('react.memo') } })).toBe(true)
  expect(hasElement({})).toBe(false)
  expect(hasElement(undefined)).toBe(false)
})

test('the warning about a page without an element names its address', () => {
  expect(missingElementWarning('/example')).toContain(
    'Matched leaf route at location "/example" does not have an element or Component',
  )
})

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

test('a failure from memory asks the network before the error screen, if that can be remembered', () => {
  expect(responseToModuleFailure('set', { isFromMemory: true })).toBe('reloadIfReachable')
  expect(responseToModuleFailure('unset', { isFromMemory: true })).toBe('reload')
  expect(responseToModuleFailure('unavailable', { isFromMemory: true })).toBe('errorScreen')
})
