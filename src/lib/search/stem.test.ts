import { stemOf } from './stem'

test.each([
  ['rotate rotates rotated rotating rotation rotations'],
  ['run runs running'],
  ['move moves moved moving'],
  ['enemy enemies'],
  ['collision collisions'],
  ['box boxes'],
  ['press presses pressed pressing'],
  ['speed speeds'],
])('"%s" have one stem', (words) => {
  expect(new Set(words.split(' ').map(stemOf)).size).toBe(1)
})

test.each(['string', 'thing', 'class', 'key', '-w', 'mut'])('"%s" has no ending', (word) => {
  expect(stemOf(word)).toBe(word)
})

test('different words have different stems', () => {
  expect(stemOf('mute')).not.toBe(stemOf('mut'))
  expect(stemOf('player')).not.toBe(stemOf('play'))
})
