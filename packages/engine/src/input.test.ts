import {
  isJustPressed,
  isJustReleased,
  isPressed,
  isReleased,
  momentOf,
  nextButton,
  scriptedInput,
  type ButtonState,
} from './input'

const after = (downs: boolean[]) => {
  let state: ButtonState = 0
  return downs.map((isDown) => (state = nextButton(state, isDown)))
}

test('a press is just pressed, pressed, just released, released', () => {
  expect(after([true, true, true, false, false])).toEqual([1, 2, 2, 3, 0])
})

test('a one-frame tap goes from just pressed to just released', () => {
  expect(after([true, false, false])).toEqual([1, 3, 0])
})

test('a button pressed right after its release is just pressed', () => {
  expect(after([true, false, true])).toEqual([1, 3, 1])
})

test('each query is true in its states', () => {
  const states: ButtonState[] = [0, 1, 2, 3]
  expect(states.map(isJustPressed)).toEqual([false, true, false, false])
  expect(states.map(isPressed)).toEqual([false, true, true, false])
  expect(states.map(isJustReleased)).toEqual([false, false, false, true])
  expect(states.map(isReleased)).toEqual([true, false, false, true])
})

const inputAt = (text: string, tick: number) => momentOf(text)!.inputAt(tick)

test('an empty script is the first frame without input', () => {
  const moment = momentOf('')!
  expect(moment.frame).toBe(0)
  expect(moment.inputAt(0)).toEqual({
    gamepads: [[], []],
    pointer: { x: 0, y: 0, down: false, scroll: [0, 0] },
    now: 1750000000,
  })
})

test('a frame has a number', () => {
  expect(momentOf('frame=90')!.frame).toBe(90)
})

test('keys are held from the first frame', () => {
  expect(inputAt('frame=90 keys=right+a', 0).gamepads).toEqual([['right', 'a'], []])
  expect(inputAt('frame=90 keys=right+a', 90).gamepads).toEqual([['right', 'a'], []])
})

test('a key can be held in one frame or a range', () => {
  const held = (tick: number) => inputAt('keys=a@5+up@7-9', tick).gamepads[0]
  expect([4, 5, 6, 7, 9, 10].map(held)).toEqual([[], ['a'], [], ['up'], ['up'], []])
})

test('the second player has separate keys', () => {
  expect(inputAt('keys2=start', 0).gamepads).toEqual([[], ['start']])
})

test('the pointer has a position and may be pressed', () => {
  expect(inputAt('pointer=120,40', 0).pointer).toMatchObject({ x: 120, y: 40, down: false })
  expect(inputAt('pointer=120,40 press', 3).pointer.down).toBe(true)
  expect(inputAt('press@3', 2).pointer.down).toBe(false)
  expect(inputAt('press@3', 3).pointer.down).toBe(true)
})

test('the clock advances', () => {
  expect(inputAt('', 120).now).toBe(1750000002)
})

test.each([
  'frame=x',
  'frame=-1',
  'keys=jump',
  'keys=',
  'keys',
  'pointer=5',
  'press=now',
  'mouse=1,2',
  'framed=3',
  'press5',
])('%s is invalid', (text) => {
  expect(momentOf(text)).toBeUndefined()
})

test('the first frame of a recording', () => {
  expect(scriptedInput(0)).toMatchObject({
    gamepads: [['start'], ['down', 'right', 'a', 'y', 'select']],
    pointer: { x: 186, y: 9, down: false },
    now: 1750000000,
  })
})

test('buttons change every seven frames, the pointer every five', () => {
  expect(scriptedInput(6).gamepads).toEqual(scriptedInput(0).gamepads)
  expect(scriptedInput(7).gamepads).not.toEqual(scriptedInput(0).gamepads)
  expect(scriptedInput(4).pointer.x).toBe(186)
  expect(scriptedInput(5).pointer.x).not.toBe(186)
})

test('the wheel moves by one at most every eleventh frame', () => {
  const moved = Array.from({ length: 240 }, (_, tick) => scriptedInput(tick).pointer.scroll[1])
  expect(moved.filter((_, tick) => tick % 11 !== 0).every((by) => by === 0)).toBe(true)
  expect([...new Set(moved)].sort((a, b) => a - b)).toEqual([-1, 0, 1])
})

test('a second passes every sixty frames', () => {
  expect([59, 60, 239].map((tick) => scriptedInput(tick).now)).toEqual([1750000000, 1750000001, 1750000003])
})
