import { isReloadGuardOf, reloadGuardKey, responseToModuleFailure } from './recovery'

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

test('a failure from memory asks the network before the error screen, if that can be remembered', () => {
  expect(responseToModuleFailure('set', { isFromMemory: true })).toBe('reloadIfReachable')
  expect(responseToModuleFailure('unset', { isFromMemory: true })).toBe('reload')
  expect(responseToModuleFailure('unavailable', { isFromMemory: true })).toBe('errorScreen')
})
