import { makeAddressDecodable } from './makeAddressDecodable'

afterEach(() => history.replaceState(null, '', '/'))

test('a stray percent sign is written out, and the entry of the history keeps its state', () => {
  history.replaceState({ key: 7 }, '', '/learn/api/tween?q=5%#100%')
  makeAddressDecodable()
  expect(location.href).toBe('http://localhost/learn/api/tween?q=5%#100%25')
  expect(history.state).toEqual({ key: 7 })
})

test('an address that can be decoded stays as it is', () => {
  history.replaceState(null, '', '/learn/api/tween?q=5%#caf%C3%A9')
  const replaceState = jest.spyOn(history, 'replaceState')
  makeAddressDecodable()
  expect(replaceState).not.toHaveBeenCalled()
})
