import { reloadOnce } from './reloadOnce'

const nothing = () => undefined

beforeEach(() => {
  // jsdom cannot reload and logs an error
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  history.replaceState(null, '')
})

test('passes the pending action and the previous build to the next page', () => {
  history.replaceState({ key: 'k1' }, '')
  expect(reloadOnce('a1', () => ({ text: 'tween' }))).toBe(true)
  expect(history.state).toEqual({ key: 'k1', pendingAction: { text: 'tween' }, left: 'a1' })
})

test('no build is left twice, also after another one', () => {
  expect([reloadOnce('a1', nothing), reloadOnce('b2', nothing)]).toEqual([true, true])
  expect([reloadOnce('a1', nothing), reloadOnce('b2', nothing)]).toEqual([false, false])
  expect(history.state).toEqual({ pendingAction: undefined, left: 'a1b2' })
})

test('what is typed until the next page is there goes with it', () => {
  let text = 'tw'
  reloadOnce('a1', () => ({ text }))
  text = 'twe'
  window.dispatchEvent(new KeyboardEvent('keydown'))
  expect(history.state.pendingAction).toEqual({ text: 'twe' })
})
