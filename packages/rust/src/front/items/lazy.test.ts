import { Entries } from './lazy'

test('computes an entry once, on demand', () => {
  const entries = new Entries<number>()
  let made = 0
  entries.defer('a', () => entries.set('a', (made += 1)))
  expect([entries.has('a'), entries.size, [...entries.keys()], made]).toEqual([true, 1, ['a'], 0])
  expect([entries.get('a'), entries.get('a'), entries.size]).toEqual([1, 1, 1])
})

test('iterating computes all entries', () => {
  const entries = new Entries<number>()
  entries.set('a', 1)
  entries.defer('b', () => entries.set('b', 2))
  expect(entries.made('b')).toBeUndefined()
  expect([...entries]).toEqual([
    ['a', 1],
    ['b', 2],
  ])
})
