import { assertStepLevel } from './stepLevel'

test.each([2, 3, 4, 5, 6])('level %d can start a step', (level) => {
  expect(() => assertStepLevel(level)).not.toThrow()
})

test.each([0, 1, 7, 2.5, NaN])('level %d is invalid', (level) => {
  expect(() => assertStepLevel(level)).toThrow(new Error('Invalid.'))
})
