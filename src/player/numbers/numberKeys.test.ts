import { stepsForKey } from './numberKeys'

const press = (key: string, held = {}) => ({
  key,
  altKey: true,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
})

test.each([
  ['ArrowUp', {}, 1],
  ['ArrowRight', {}, 0.1],
  ['ArrowDown', {}, -1],
  ['ArrowLeft', { shiftKey: true }, -10],
  ['ArrowUp', { shiftKey: true }, 10],
  ['ArrowUp', { altKey: false }, undefined],
  ['ArrowUp', { ctrlKey: true }, undefined],
  ['a', {}, undefined],
])('%s with %j changes a number by %s', (key, held, steps) => {
  expect(stepsForKey(press(key, held), false)).toBe(steps)
})

test('leaves Alt+Left and Alt+Right to word movement on Apple computers', () => {
  expect(stepsForKey(press('ArrowLeft'), true)).toBeUndefined()
  expect(stepsForKey(press('ArrowUp'), true)).toBe(1)
})
