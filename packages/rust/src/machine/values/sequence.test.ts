import { END, rangeSequence, type Sequence } from './sequence'
import type { Value } from './value'

function itemsOf(sequence: Sequence): Value[] {
  const items: Value[] = []
  for (let item = sequence.next(); item !== END; item = sequence.next()) items.push(item)
  return items
}

test('a range excludes its end, an inclusive one includes it', () => {
  expect(itemsOf(rangeSequence('Range', 'i32')([1, 4]))).toEqual([1, 2, 3])
  expect(itemsOf(rangeSequence('RangeInclusive', 'u8')([253, 255, false]))).toEqual([253, 254, 255])
  expect(itemsOf(rangeSequence('Range', 'u64')([1n, 3n]))).toEqual([1n, 2n])
  expect(itemsOf(rangeSequence('Range', 'i32')([4, 1]))).toEqual([])
  expect(itemsOf(rangeSequence('RangeInclusive', 'i32')([4, 3, false]))).toEqual([])
})

test('a range iterates from both ends and knows its length', () => {
  const range = [1, 4]
  const sequence = rangeSequence('Range', 'i32')(range)
  expect([sequence.nextBack?.(), sequence.next(), sequence.left?.()]).toEqual([3, 1, 1])
  expect(range).toEqual([2, 3])
  const inclusive = rangeSequence('RangeInclusive', 'i32')([1, 2, false])
  expect([inclusive.left?.(), inclusive.nextBack?.(), inclusive.next(), inclusive.next()]).toEqual([2, 2, 1, END])
  expect(inclusive.left?.()).toBe(0)
})

test('a range of chars skips surrogates', () => {
  expect(itemsOf(rangeSequence('RangeInclusive', 'char')([97, 99, false]))).toEqual([97, 98, 99])
  const gap = rangeSequence('RangeInclusive', 'char')([0xd7ff, 0xe000, false])
  expect(gap.left?.()).toBe(2)
  expect(itemsOf(gap)).toEqual([0xd7ff, 0xe000])
})
