/** @jest-environment node */
import { inputOf, nativeScript } from './inputFile'

test("both players hold buttons in their line's frames", () => {
  const { inputs, diagnostics } = inputOf('# run\n1-2 right p2.a p1.b\n2 up', 4)
  expect(diagnostics).toEqual([])
  expect(inputs.map(({ gamepads }) => gamepads)).toEqual([
    [[], []],
    [['right', 'b'], ['a']],
    [['right', 'b', 'up'], ['a']],
    [[], []],
  ])
})

test('the pointer stays; its button and wheel do not', () => {
  const { inputs } = inputOf('1 pointer=120,64 press scroll=0,-1', 3)
  expect(inputs.map(({ pointer }) => pointer)).toEqual([
    { x: 0, y: 0, down: false, scroll: [0, 0] },
    { x: 120, y: 64, down: true, scroll: [0, -1] },
    { x: 120, y: 64, down: false, scroll: [0, 0] },
  ])
})

test('the clock advances a second every 60 frames', () => {
  const { inputs } = inputOf('', 121)
  expect([0, 59, 60, 120].map((frame) => inputs[frame]?.now)).toEqual([1750000000, 1750000000, 1750000001, 1750000002])
})

test('reports invalid words with their position', () => {
  const { diagnostics } = inputOf('soon right\n1 rigth', 1)
  expect(diagnostics.map(({ line, column }) => [line, column])).toEqual([
    [1, 1],
    [2, 3],
  ])
  expect(diagnostics[0]?.message).toBe('expected a frame such as `12` or `12-40`, found `soon`')
})

test('the recording crate receives the same numbers', () => {
  const { inputs } = inputOf('1 up select p2.start pointer=5,6 press scroll=1,-2', 2)
  expect(nativeScript(inputs)).toBe('0 0 0 0 0 0 0 1750000000\n513 256 5 6 1 1 -2 1750000000')
})
