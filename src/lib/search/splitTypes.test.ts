import { splitTypes } from './splitTypes'

test('types are split at the commas outside of their brackets', () => {
  expect(splitTypes('Vec<(i32, u32)>, [u8; 4],&str')).toEqual(['Vec<(i32, u32)>', '[u8; 4]', '&str'])
})

test('a comma at the end, and nothing at all, are no types', () => {
  expect([splitTypes('u32,'), splitTypes(' ')]).toEqual([['u32'], []])
})
