import { shaderNameOf } from './surfaceInterface'

test('a shader is named after its file in `shaders`', () => {
  expect(shaderNameOf('shaders/color-cycle.wgsl')).toBe('color-cycle')
  expect(shaderNameOf('shaders/a/b.wgsl')).toBeUndefined()
  expect(shaderNameOf('color-cycle.wgsl')).toBeUndefined()
})
