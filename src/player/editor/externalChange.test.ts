import { echoFilter } from './externalChange'

test('recognizes a reported text after further typing', () => {
  const { notify, isEcho } = echoFilter()
  notify('a')
  notify('ab')
  expect(isEcho('a')).toBe(true)
  expect(isEcho('ab')).toBe(true)
})

test('accepts only the latest of several reported texts', () => {
  const { notify, isEcho } = echoFilter()
  notify('a')
  notify('ab')
  expect(isEcho('ab')).toBe(true)
  expect(isEcho('a')).toBe(false)
})

test('treats a foreign text as news, and earlier reported ones after it', () => {
  const { notify, isEcho } = echoFilter()
  notify('a')
  expect(isEcho('whole program')).toBe(false)
  expect(isEcho('a')).toBe(false)
})
