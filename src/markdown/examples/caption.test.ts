import type { Parent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { readPageSource } from '../pageSource'
import { captionBelow } from './caption'

const captionIn = (...lines: string[]) => {
  const { tree } = readPageSource('a.mdx', ['```rust preview', 'clear(0);', '```', '', ...lines].join('\n'))
  const caption = captionBelow(tree as Parent, 0)
  return caption && toString(caption)
}

test('the paragraph below a preview that begins with "You see" is its caption', () => {
  expect(captionIn('You see a `rect!` on', 'black.')).toBe('You see a rect! on\nblack.')
})

test.each(['Now you see it.', 'You seek.', '- You see a list'])('%s is no caption', (text) => {
  expect(captionIn(text)).toBeUndefined()
})

test('a paragraph further down is no caption', () => {
  expect(captionIn('Run it.', '', 'You see a box.')).toBeUndefined()
})
