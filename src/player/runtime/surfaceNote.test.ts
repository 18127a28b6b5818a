import { surfaceNote } from './surfaceNote'

test('says nothing while the shader is applied', () => {
  expect(surfaceNote(undefined, 'glow')).toBe('')
})

test('says in one line why the picture lacks its shader', () => {
  expect(surfaceNote('unknown', 'glow')).toBe(
    'There is no shader called `glow`. The picture is shown without a shader.',
  )
  expect(surfaceNote('unsupported', 'glow')).toBe(
    'This browser has no WebGPU, so the picture is shown without the shader `glow`.',
  )
  expect(surfaceNote('lost', 'glow')).toBe(
    'The graphics device stopped. The game runs without the shader `glow`: press Restart to try again.',
  )
  expect(surfaceNote('invalid', 'glow', "expected ';'")).toBe("The shader `glow` has an error: expected ';'")
})
