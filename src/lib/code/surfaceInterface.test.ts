import { initialShaderIn, shaderNameOf } from './surfaceInterface'

test('a shader is named after its file in `shaders`', () => {
  expect(shaderNameOf('shaders/color-cycle.wgsl')).toBe('color-cycle')
  expect(shaderNameOf('shaders/a/b.wgsl')).toBeUndefined()
  expect(shaderNameOf('color-cycle.wgsl')).toBeUndefined()
})

test('turbo.toml names the first shader', () => {
  expect(initialShaderIn('[shader]\ndefault-surface-shader = "crt"')).toBe('crt')
  expect(initialShaderIn('[shader]\n# default-surface-shader = "crt"')).toBeUndefined()
})
