/** @jest-environment node */
import { differenceOf } from './difference'

const line = (frame: number, calls: object[], panic: string | null = null) => JSON.stringify({ frame, calls, panic })
const rect = (x: number) => ({ op: 'rect!', options: { x } })

test('equal recordings have no difference', () => {
  expect(differenceOf([line(0, [rect(1)])], [line(0, [rect(1)])])).toBeUndefined()
})

test('the first call that differs is told with both sides', () => {
  const native = [line(0, [rect(1)]), line(1, [rect(1), rect(2)])]
  const site = [line(0, [rect(1)]), line(1, [rect(1), rect(3)])]
  expect(differenceOf(native, site)).toBe(
    '  frame 1, call 1\n    rustc: {"op":"rect!","options":{"x":2}}\n    site:  {"op":"rect!","options":{"x":3}}',
  )
})

test('a call too few, a panic and a missing frame are differences', () => {
  expect(differenceOf([line(0, [rect(1)])], [line(0, [])])).toContain('site:  nothing')
  expect(differenceOf([line(0, [], 'explicit panic')], [line(0, [])])).toContain('frame 0, panic')
  expect(differenceOf([line(0, []), line(1, [])], [line(0, [])])).toContain('frame 1')
  expect(differenceOf([line(0, [])], ['refused at 1:1: E0308 mismatched types: '])).toContain('site:  refused at 1:1')
})
