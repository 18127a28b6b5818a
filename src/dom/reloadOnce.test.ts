import { reloadOnce } from './reloadOnce'

beforeEach(() => {
  // jsdom cannot reload and logs an error
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  history.replaceState(null, '')
})

test('passes the pending action and the previous build to the next page', () => {
  history.replaceState({ key: 'k1' }, '')
  expect(reloadOnce('a1', { text: 'tween' })).toBe(true)
  expect(history.state).toEqual({ key: 'k1', pendingAction: { text: 'tween' }, left: 'a1' })
})

test('no build is left twice, also after another one', () => {
  expect([reloadOnce('a1', undefined), reloadOnce('b2', undefined)]).toEqual([true, true])
  expect([reloadOnce('a1', undefined), reloadOnce('b2', undefined)]).toEqual([false, false])
  expect(history.state).toEqual({ pendingAction: undefined, left: 'a1b2' })
})
