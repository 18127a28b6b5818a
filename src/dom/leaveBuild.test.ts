import { leaveBuild } from './leaveBuild'

beforeEach(() => {
  // The page of the test cannot be loaded again, and says so
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  history.replaceState(null, '')
})

test('the next page is told what the reader wished, and which build was left', () => {
  history.replaceState({ key: 'k1' }, '')
  expect(leaveBuild('a1', { text: 'tween' })).toBe(true)
  expect(history.state).toEqual({ key: 'k1', wish: { text: 'tween' }, left: 'a1' })
})

test('no build is left twice, also after another one', () => {
  expect([leaveBuild('a1', undefined), leaveBuild('b2', undefined)]).toEqual([true, true])
  expect([leaveBuild('a1', { text: 'tween' }), leaveBuild('b2', undefined)]).toEqual([false, false])
  expect(history.state).toEqual({ wish: undefined, left: 'a1b2' })
})
