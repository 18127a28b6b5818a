/** @jest-environment node */
import { functionOf, namedArgumentsOf } from './writtenFunction'

test('parses name, receiver, parameters and result', () => {
  expect(functionOf('fn set(&mut self, new_end: T) -> Self')).toEqual({
    name: 'set',
    receiver: '&mut self',
    params: [{ name: 'new_end', type: 'T' }],
    result: 'Self',
  })
  expect(functionOf('camera::x() -> f32')).toEqual({
    name: 'camera::x',
    receiver: undefined,
    params: [],
    result: 'f32',
  })
})

test('ignores nested commas and arrows', () => {
  expect(functionOf('fn map<T>(self, f: impl FnOnce(Bounds, u32) -> T, xy: As<(i32, i32)>) -> (T, T)')).toEqual({
    name: 'map',
    receiver: 'self',
    params: [
      { name: 'f', type: 'impl FnOnce(Bounds, u32) -> T' },
      { name: 'xy', type: 'As<(i32, i32)>' },
    ],
    result: '(T, T)',
  })
})

test('a parameter may be a pair and untyped', () => {
  expect(functionOf('position_xy((x, y)) -> Bounds')?.params).toEqual([{ name: 'xy', type: undefined }])
})

test('other text is no function', () => {
  expect(functionOf('struct Bounds {')).toBeUndefined()
})

test('named arguments are options', () => {
  expect([...namedArgumentsOf('dot!(\n    "a, b",\n    xy = (0, 0),\n    size = 1,\n)')]).toEqual([
    ['xy', '(0, 0)'],
    ['size', '1'],
  ])
})
