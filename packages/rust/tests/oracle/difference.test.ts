/** @jest-environment node */
import { differenceOf } from './difference'

const line = (frame: number, calls: object[], panic: string | null = null) => JSON.stringify({ frame, calls, panic })
const rect = (x: number) => ({ op: 'rect!', options: { x } })

test('equal recordings have no difference', () => {
  expect(differenceOf([line(0, [rect(1)])], [line(0, [rect(1)])])).toBeUndefined()
})

test('reports the first different call with both sides', () => {
  const native = [line(0, [rect(1)]), line(1, [rect(1), rect(2)])]
  const site = [line(0, [rect(1)]), line(1, [rect(1), rect(3)])]
  expect(differenceOf(native, site)).toBe(
    '  frame 1, call 1\n    rustc: {"op":"rect!","options":{"x":2}}\n    site:  {"op":"rect!","options":{"x":3}}',
  )
})

test('reports missing calls, panics and missing frames', () => {
  expect(differenceOf([line(0, [rect(1)])], [line(0, [])])).toContain('site:  nothing')
  expect(differenceOf([line(0, [], 'explicit panic')], [line(0, [])])).toContain('frame 0, panic')
  expect(differenceOf([line(0, []), line(1, [])], [line(0, [])])).toContain('frame 1')
  expect(differenceOf([line(0, [])], ['refused at 1:1: E0308 mismatched types: '])).toContain('site:  refused at 1:1')
})
