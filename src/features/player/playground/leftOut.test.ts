import { leftOut } from './leftOut'

test('a project lacks what only its author has', () => {
  expect(leftOut('audio::play("song"); shaders::set("glow");')).toBe(
    'Put your sounds and shaders into it: they are not in the download.',
  )
  expect(leftOut('audio::play("song");')).toBe('Put your sounds into it: they are not in the download.')
  expect(leftOut('sprite!("cat");')).toBe('')
})
