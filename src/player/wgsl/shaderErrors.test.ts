import { SURFACE_INTERFACE } from '../../lib/code/surfaceInterface'
import { shaderErrors } from './shaderErrors'

const MAIN = '@fragment fn fs_main() -> @location(0) vec4<f32> { return vec4<f32>(); }'

test("a shader with the engine's interface has no errors", () => {
  expect(shaderErrors(SURFACE_INTERFACE + MAIN)).toEqual([])
})

test('reports missing entry points at the function in their place', () => {
  const text = `${SURFACE_INTERFACE}@fragment fn main() -> @location(0) vec4<f32> { return vec4<f32>(); }`
  const start = text.indexOf('main() ->')
  expect(shaderErrors(text)).toEqual([
    {
      start,
      end: start + 4,
      message: 'the engine calls `fs_main`, which this shader does not have',
      help: 'add a function `fs_main` with the attribute `@fragment`',
    },
  ])
  expect(shaderErrors('').map(({ message }) => message)).toEqual([
    'the engine calls `vs_main`, which this shader does not have',
    'the engine calls `fs_main`, which this shader does not have',
  ])
})

test('an entry point in a comment, or without its stage, does not count', () => {
  expect(shaderErrors(`${SURFACE_INTERFACE}/* /* */ ${MAIN} */`)).toHaveLength(1)
  expect(shaderErrors(`${SURFACE_INTERFACE}${MAIN.replace('@fragment ', '')}`)).toHaveLength(1)
})

test('reports bindings that the engine does not fill', () => {
  const text = `${SURFACE_INTERFACE}@group(2) @binding(7) var extra: sampler;\n${MAIN}`
  expect(shaderErrors(text)).toMatchObject([
    { start: text.indexOf('@group(2)'), message: 'the engine binds nothing to group 2 at binding 7' },
  ])
  expect(shaderErrors(`${SURFACE_INTERFACE}@binding(2) @group(1) var extra: sampler;\n${MAIN}`)).toHaveLength(1)
})

test('reports calls that grow beyond any driver, and survives recursion', () => {
  const doubled = Array.from({ length: 30 }, (_, n) => `fn f${n + 1}() { f${n}(); f${n}(); }`).join('\n')
  const text = `${SURFACE_INTERFACE}fn f0() {}\n${doubled}\n${MAIN.replace('return', 'f30(); return')}`
  expect(shaderErrors(text).map(({ message }) => message)).toEqual([
    '`fs_main` is too large with all functions that it calls',
  ])
  expect(shaderErrors(`${SURFACE_INTERFACE}fn a() { a(); }\n${MAIN.replace('return', 'a(); return')}`)).toEqual([])
})
