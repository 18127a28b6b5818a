import { echoes } from './fromOutside'

test('a text comes back when the reader has written on', () => {
  const { notify, isEcho } = echoes()
  notify('a')
  notify('ab')
  expect(isEcho('a')).toBe(true)
  expect(isEcho('ab')).toBe(true)
})

test('of several texts only the last may come back', () => {
  const { notify, isEcho } = echoes()
  notify('a')
  notify('ab')
  expect(isEcho('ab')).toBe(true)
  expect(isEcho('a')).toBe(false)
})

test('a text of somebody else is news, and so is one that was told before it', () => {
  const { notify, isEcho } = echoes()
  notify('a')
  expect(isEcho('whole program')).toBe(false)
  expect(isEcho('a')).toBe(false)
})
