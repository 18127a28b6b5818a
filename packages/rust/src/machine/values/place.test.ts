import { Place, becomeAs, readThrough, replaceThrough, writeThrough } from './place'
import { itemsOf, partOf, sliceOf } from './value'

test('reads and writes a plain value in place', () => {
  const fields = [1, 2]
  const place = new Place(fields, 1)
  expect(readThrough(place)).toBe(2)
  writeThrough(place, 7)
  expect(fields).toEqual([1, 7])
  expect(replaceThrough(place, 9)).toBe(7)
  expect(fields).toEqual([1, 9])
})

test("a compound behind a reference takes another's contents", () => {
  const list = [1, 2, 3]
  writeThrough(list, [4])
  expect(list).toEqual([4])
  expect(replaceThrough(list, [5, 6])).toEqual([4])
  expect(list).toEqual([5, 6])
  becomeAs(list, list)
  expect(list).toEqual([5, 6])
})

test('a subslice is a view of the array', () => {
  const items = [1, 2, 3, 4]
  const middle = partOf(items, 1, 4)
  const last = partOf(middle, 2, 3)
  middle.items[middle.start] = 9
  expect(itemsOf(middle)).toEqual([9, 3, 4])
  expect(itemsOf(last)).toEqual([4])
  expect(sliceOf(items)).toEqual({ items, start: 0, length: 4 })
})
