import { setBaseAddress } from './setBaseAddress'

test('on localhost no base address is set', () => {
  expect(location.hostname).toBe('localhost')
  setBaseAddress('https://turbo.test/')
  expect(document.querySelector('base')).toBeNull()
})
