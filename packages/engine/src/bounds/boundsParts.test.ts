import { boundsParts as parts } from './boundsParts'
import type { Bounds } from './bounds'

test('clamps a cut to the edges', () => {
  expect(parts.split_horizontal_at([10, 0, 100, 5], 30)).toEqual([
    [10, 0, 30, 5],
    [40, 0, 70, 5],
  ])
  expect(parts.split_horizontal_at([10, 0, 100, 5], 130)).toEqual([
    [10, 0, 100, 5],
    [110, 0, 0, 5],
  ])
  expect(parts.split_vertical_at([0, 10, 5, 100], -3)).toEqual([
    [0, 10, 5, 0],
    [0, 10, 5, 100],
  ])
})

test('rounds a cut by a fraction without clamping', () => {
  expect(parts.split_horizontal_by_fraction([0, 0, 100, 5], 1.5)).toEqual([
    [0, 0, 150, 5],
    [150, 0, 0, 5],
  ])
  expect(parts.split_vertical_by_fraction([0, 0, 5, 5], 0.5)).toEqual([
    [0, 0, 5, 3],
    [0, 3, 5, 2],
  ])
})

test('equal columns drop the remainder', () => {
  expect(parts.columns([0, 0, 256, 9], 3)).toEqual([
    [0, 0, 85, 9],
    [85, 0, 85, 9],
    [170, 0, 85, 9],
  ])
  expect(parts.rows([0, 1, 9, 5], 2)).toEqual([
    [0, 1, 9, 2],
    [0, 3, 9, 2],
  ])
})

test('zero columns or rows divide by zero', () => {
  const divided = expect.objectContaining({ message: 'attempt to divide by zero' }) as Error
  expect(() => parts.columns([0, 0, 256, 9], 0)).toThrow(divided)
  expect(() => parts.rows([0, 0, 256, 9], 0)).toThrow(divided)
  expect(() => parts.grid([0, 0, 256, 9], 0, 2)).toThrow(divided)
})

test('with gaps the last part ends flush with the whole', () => {
  expect(parts.columns_with_gap([8, 56, 240, 20], 3, 12)).toEqual([
    [8, 56, 72, 20],
    [92, 56, 72, 20],
    [176, 56, 72, 20],
  ])
  expect(parts.columns_with_gap([0, 0, 100, 1], 3, 5)[2]).toEqual([70, 0, 30, 1])
  expect(parts.rows_with_gap([0, 0, 1, 101], 2, 10)).toEqual([
    [0, 0, 1, 45],
    [0, 55, 1, 46],
  ])
})

test('with gaps, zero parts are an empty list, and one part is the whole', () => {
  const whole: Bounds = [1, 2, 3, 4]
  expect(parts.columns_with_gap(whole, 0, 5)).toEqual([])
  expect(parts.rows_with_gap(whole, 1, 5)).toEqual([whole])
})

test('a grid is row by row', () => {
  expect(parts.grid([0, 0, 7, 5], 2, 2)).toEqual([
    [0, 0, 3, 2],
    [3, 0, 3, 2],
    [0, 2, 3, 2],
    [3, 2, 3, 2],
  ])
})

test('stacked items follow each other, centered on the other axis', () => {
  const items: Bounds[] = [
    [0, 0, 10, 4],
    [0, 0, 20, 5],
  ]
  expect(parts.stack_ltr([100, 0, 50, 10], items, 2)).toEqual([
    [100, 3, 10, 4],
    [112, 2, 20, 5],
  ])
  expect(parts.stack_rtl([100, 0, 50, 10], items, 2)).toEqual([
    [140, 3, 10, 4],
    [118, 2, 20, 5],
  ])
  expect(parts.stack_ttb([0, 0, 30, 50], items, -1)).toEqual([
    [10, 0, 10, 4],
    [5, 3, 20, 5],
  ])
  expect(parts.stack_btt([0, 0, 30, 50], items, 0)).toEqual([
    [10, 46, 10, 4],
    [5, 41, 20, 5],
  ])
})
