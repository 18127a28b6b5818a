import { boundsReading, boundsRelations, intersectionOf, sumOf, type Bounds } from './bounds'

const box: Bounds = [10, 20, 30, 41]

test('converts numbers of any kind: truncates, and 0 if out of range', () => {
  expect(boundsReading.new(1.9, -1.9, 3n, 4.5)).toEqual([1, -1, 3, 4])
  expect(boundsReading.new(NaN, 1e10, -1, Infinity)).toEqual([0, 0, 0, 0])
  expect(boundsReading.with_size(48, 14)).toEqual([0, 0, 48, 14])
})

test('the right and bottom edges are the last pixels inside', () => {
  expect([boundsReading.right(box), boundsReading.bottom(box)]).toEqual([39, 60])
  expect(boundsReading.bottom_right(box)).toEqual([39, 60])
  expect(boundsReading.top_right(box)).toEqual([39, 20])
  expect(boundsReading.bottom_left(box)).toEqual([10, 60])
})

test('an empty size is treated as one pixel', () => {
  const empty: Bounds = [5, 5, 0, 0]
  expect(boundsReading.bottom_right(empty)).toEqual([5, 5])
  expect(boundsRelations.intersects_xy(empty, [5, 5])).toBe(true)
  expect(intersectionOf(empty, [0, 0, 10, 10])).toEqual([5, 5, 1, 1])
  expect(boundsRelations.union(empty, [0, 0, 2, 2])).toEqual([0, 0, 6, 6])
})

test('the center is half the size from the edge, truncated', () => {
  expect(boundsReading.center(box)).toEqual([25, 40])
  expect(boundsReading.center([-3, -3, 5, 5])).toEqual([-1, -1])
})

test('touching bounds do not intersect', () => {
  const left: Bounds = [0, 0, 10, 10]
  expect(boundsRelations.intersects(left, [10, 0, 5, 5])).toBe(false)
  expect(boundsRelations.intersects(left, [9, 9, 5, 5])).toBe(true)
})

test('the edges are inside', () => {
  const at = (x: number, y: number) => boundsRelations.intersects_xy(box, [x, y])
  expect([at(10, 20), at(39, 60), at(40, 60), at(39, 61), at(9, 20)]).toEqual([true, true, false, false, false])
  expect(boundsRelations.intersects_position(box, 39.9, 60.5)).toBe(true)
})

test('one invalid coordinate invalidates the point', () => {
  expect(boundsRelations.intersects_xy([0, 0, 5, 5], [NaN, 100])).toBe(true)
})

test('bounds contain themselves, and nothing that extends beyond', () => {
  expect(boundsRelations.contains(box, box)).toBe(true)
  expect(boundsRelations.contains(box, [10, 20, 31, 41])).toBe(false)
})

test('the intersection is the shared pixels', () => {
  expect(intersectionOf([0, 0, 10, 10], [5, 8, 10, 10])).toEqual([5, 8, 5, 2])
  expect(intersectionOf([0, 0, 10, 10], [10, 0, 10, 10])).toBeUndefined()
})

test('the union is the smallest rectangle around both', () => {
  expect(boundsRelations.union([0, 0, 10, 10], [20, -5, 5, 5])).toEqual([0, -5, 25, 15])
})

test('a sum adds all four parts', () => {
  expect(sumOf([1, 2, 3, 4], [10, 20, 30, 40])).toEqual([11, 22, 33, 44])
})

test('a result out of range ends the program', () => {
  expect(() => boundsReading.right([2147483647, 0, 2, 1])).toThrow(
    expect.objectContaining({ message: 'attempt to add with overflow' }),
  )
})
