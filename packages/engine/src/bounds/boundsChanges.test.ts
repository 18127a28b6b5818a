import { boundsChanges as change } from './boundsChanges'
import type { Bounds } from './bounds'

const box: Bounds = [10, 20, 30, 40]
const canvas: Bounds = [0, 0, 256, 144]

test('a size is set without moving', () => {
  expect(change.size(box, 5, 6)).toEqual([10, 20, 5, 6])
  expect(change.width(box, 5)).toEqual([10, 20, 5, 40])
  expect(change.height(box, -1)).toEqual([10, 20, 30, 0])
})

test('a position is set without resizing', () => {
  expect(change.position(box, 1, 2)).toEqual([1, 2, 30, 40])
  expect(change.position_xy(box, [1.9, -1.9])).toEqual([1, -1, 30, 40])
  expect(change.position_xy(box, [7, NaN])).toEqual([0, 0, 30, 40])
})

test('changing a size stops at 0', () => {
  expect(change.adjust_width(box, -5)).toEqual([10, 20, 25, 40])
  expect(change.adjust_height(box, -41)).toEqual([10, 20, 30, 0])
})

test('a fraction of a size is rounded, half of an odd one up', () => {
  expect(change.adjust_width_by_fraction([0, 0, 200, 100], 0.5)).toEqual([0, 0, 100, 100])
  expect(change.adjust_height_by_fraction([0, 0, 1, 5], 0.5)).toEqual([0, 0, 1, 3])
  expect(change.adjust_width_by_fraction(box, -1)).toEqual([10, 20, 0, 40])
})

test('scaling truncates', () => {
  expect(change.scale([1, 2, 5, 7], 1.5)).toEqual([1, 2, 7, 10])
  expect(change.scale_w(box, 2n)).toEqual([10, 20, 60, 40])
  expect(change.scale_h(box, Infinity)).toEqual([10, 20, 30, 4294967295])
})

test('moving adds, also by own sizes; halves round away from zero', () => {
  expect(change.translate(box, -5, 7)).toEqual([5, 27, 30, 40])
  expect(change.translate_y([104, 65, 48, 14], -16)).toEqual([104, 49, 48, 14])
  expect(change.translate_x_by_fraction([0, 0, 5, 5], -0.5)).toEqual([-3, 0, 5, 5])
  expect(change.translate_by_fraction(box, 1, 0.5)).toEqual([40, 40, 30, 40])
})

test('moving out of range ends the program', () => {
  expect(() => change.translate_x([2147483647, 0, 1, 1], 1)).toThrow(
    expect.objectContaining({ message: 'attempt to add with overflow' }),
  )
})

test('an inset shrinks from all sides down to 0', () => {
  expect(change.inset(box, 4)).toEqual([14, 24, 22, 32])
  expect(change.inset(box, 18)).toEqual([28, 38, 0, 4])
  expect(change.inset(box, -1)).toEqual([9, 19, 32, 42])
})

test('an inset of the left or top moves that edge, of the right or bottom only shrinks', () => {
  expect(change.inset_left(box, 8)).toEqual([18, 20, 22, 40])
  expect(change.inset_top(box, 50)).toEqual([10, 70, 30, 0])
  expect(change.inset_right(box, 8)).toEqual([10, 20, 22, 40])
  expect(change.inset_bottom(box, 12)).toEqual([10, 20, 30, 28])
})

test('expanding is the opposite of an inset', () => {
  expect(change.expand(box, 4)).toEqual([6, 16, 38, 48])
  expect(change.expand_left(box, 4)).toEqual([6, 20, 34, 40])
  expect(change.expand_top(box, 4)).toEqual([10, 16, 30, 44])
  expect(change.expand_right(box, 4)).toEqual([10, 20, 34, 40])
  expect(change.expand_bottom(box, -4)).toEqual([10, 20, 30, 40])
})

test('growing out of range ends the program', () => {
  expect(() => change.expand_right([0, 0, 4294967295, 1], 1)).toThrow(
    expect.objectContaining({ message: 'attempt to add with overflow' }),
  )
})

test('an anchor aligns an edge with the container', () => {
  const container: Bounds = [100, 50, 60, 70]
  expect(change.anchor_left(box, container)).toEqual([100, 20, 30, 40])
  expect(change.anchor_right(box, container)).toEqual([130, 20, 30, 40])
  expect(change.anchor_top(box, container)).toEqual([10, 50, 30, 40])
  expect(change.anchor_bottom(box, container)).toEqual([10, 80, 30, 40])
})

test('centering truncates toward zero, also for larger bounds', () => {
  expect(change.anchor_center([0, 0, 48, 14], canvas)).toEqual([104, 65, 48, 14])
  expect(change.anchor_center([0, 0, 15, 1], [0, 0, 10, 1])).toEqual([-2, 0, 15, 1])
  expect(change.anchor_center_x(box, canvas)).toEqual([113, 20, 30, 40])
  expect(change.anchor_center_y(box, canvas)).toEqual([10, 52, 30, 40])
})

test('places bounds right next to others, or to themselves', () => {
  const other: Bounds = [100, 100, 10, 20]
  expect(change.above(box, other)).toEqual([10, 60, 30, 40])
  expect(change.below(box, other)).toEqual([10, 120, 30, 40])
  expect(change.left_of(box, other)).toEqual([70, 20, 30, 40])
  expect(change.right_of(box, other)).toEqual([110, 20, 30, 40])
  expect(change.above_self(box)).toEqual([10, -20, 30, 40])
  expect(change.below_self(box)).toEqual([10, 60, 30, 40])
  expect(change.left_of_self(box)).toEqual([-20, 20, 30, 40])
  expect(change.right_of_self(box)).toEqual([40, 20, 30, 40])
})
