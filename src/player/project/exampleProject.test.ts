import { exampleProject } from './exampleProject'

test('an example without shaders is one file', () => {
  expect(exampleProject('Circles', { text: 'clear(1);', shaders: undefined })).toEqual({
    name: 'Circles',
    files: [{ path: 'src/lib.rs', text: 'clear(1);' }],
  })
})

test('an example with shaders brings them, and the setting that turns one on', () => {
  const shaders = { sources: { glow: 'fn' }, initial: 'glow' }
  expect(exampleProject('Shaders', { text: 'clear(1);', shaders }).files).toEqual([
    { path: 'src/lib.rs', text: 'clear(1);' },
    { path: 'turbo.toml', text: 'name = "Shaders"\n\n[shader]\ndefault-surface-shader = "glow"\n' },
    { path: 'shaders/glow.wgsl', text: 'fn' },
  ])
})
