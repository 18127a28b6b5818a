import { reloadGuardKey, responseToModuleFailure } from './moduleFailure'

test('the first failure reloads the page', () => {
  expect(responseToModuleFailure('unset')).toBe('reload')
})

test('the second failure shows the error screen', () => {
  expect(responseToModuleFailure('set')).toBe('errorScreen')
})

test('a reload that could not be remembered does not happen', () => {
  expect(responseToModuleFailure('unavailable')).toBe('errorScreen')
})

test('each build and each address has a guard of its own', () => {
  const key = reloadGuardKey({ build: 'a1', address: '/example' })
  expect(key).not.toBe(reloadGuardKey({ build: 'b2', address: '/example' }))
  expect(key).not.toBe(reloadGuardKey({ build: 'a1', address: '/' }))
})
