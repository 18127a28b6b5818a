import { chunkOfKey, chunksOf } from './chunks'

const lengthOf = (text: string) => text.length

test('fills chunks up to the limit, in order', () => {
  expect(chunksOf(['aa', 'bb', 'c', 'dddd', 'e'], lengthOf, 5)).toEqual([
    ['aa', 'bb', 'c'],
    ['dddd', 'e'],
  ])
  expect(chunksOf([], lengthOf, 5)).toEqual([])
})

test('an item that is longer than the limit has its own chunk', () => {
  expect(chunksOf(['a', 'bbbbbb', 'c'], lengthOf, 5)).toEqual([['a'], ['bbbbbb'], ['c']])
})

test('a key belongs to the last chunk that starts at or before it', () => {
  const firsts = ['b', 'd', 'f']
  expect(['a', 'b', 'c', 'd', 'e', 'z'].map((key) => chunkOfKey(key, firsts))).toEqual([0, 0, 0, 1, 1, 2])
})
