import { crateName } from './crateName'

test.each([
  ['Pancake Cat', 'pancake-cat'],
  ['  Ada’s 2nd Game! ', 'adas-2nd-game'],
  ['Crème brûlée', 'creme-brulee'],
  ['2048', 'game-2048'],
  ['猫', 'my-game'],
  ['', 'my-game'],
  ['Match', 'match-game'],
  ['Test', 'test-game'],
  ['turbo', 'turbo-game'],
])('"%s" is the crate %s', (name, crate) => {
  expect(crateName(name)).toBe(crate)
})

test('a name is never longer than Cargo and file systems like it', () => {
  expect(crateName('a'.repeat(200))).toBe('a'.repeat(64))
})
