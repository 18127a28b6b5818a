import { isJustPressed, isJustReleased, isPressed, isReleased, nextButton, type ButtonState } from './button'

const after = (downs: boolean[]) => {
  let state: ButtonState = 0
  return downs.map((isDown) => (state = nextButton(state, isDown)))
}

test('a press is just pressed, pressed, just released, released', () => {
  expect(after([true, true, true, false, false])).toEqual([1, 2, 2, 3, 0])
})

test('a tap of one frame goes from just pressed to just released', () => {
  expect(after([true, false, false])).toEqual([1, 3, 0])
})

test('a button pressed again right after its release is just pressed', () => {
  expect(after([true, false, true])).toEqual([1, 3, 1])
})

test('each question is true in its states', () => {
  const states: ButtonState[] = [0, 1, 2, 3]
  expect(states.map(isJustPressed)).toEqual([false, true, false, false])
  expect(states.map(isPressed)).toEqual([false, true, true, false])
  expect(states.map(isJustReleased)).toEqual([false, false, false, true])
  expect(states.map(isReleased)).toEqual([true, false, false, true])
})
