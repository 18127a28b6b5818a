import { BUTTON_NAMES } from 'engine'
import { inputsRead } from './inputsRead'

const buttonsOf = (text: string) => inputsRead(text).buttons

test('finds buttons read directly', () => {
  expect(buttonsOf('let a = gamepad(0).a; match gamepad(0).start {')).toEqual([['a', 'start'], []])
})

test('finds buttons of a named gamepad', () => {
  const program = 'let pad = gamepad(0);\nif pad.left.pressed() { state.x -= 2; }\nif pad.a.just_pressed() {}'
  expect(buttonsOf(program)).toEqual([['left', 'a'], []])
})

test('finds the second player', () => {
  expect(buttonsOf('let p1 = gamepad(0); let p2 = gamepad(1); p1.up.pressed(); p2.down.pressed();')).toEqual([
    ['up'],
    ['down'],
  ])
})

test('assigns a computed player to both', () => {
  expect(buttonsOf('let pad = gamepad(index as u32); pad.up.pressed()')).toEqual([['up'], ['up']])
})

test('separates gamepads assigned together', () => {
  const program = 'let (p1, p2) = (gamepad(0), gamepad(1)); p1.up.pressed(); p2.down.pressed();'
  expect(buttonsOf(program)).toEqual([['up'], ['down']])
})

test('finds the buttons of a gamepad passed on by their states', () => {
  const program =
    'let pad = gamepad(0); step(&pad); fn step(pad: &Gamepad) { if pad.up.just_pressed() { state.left.x = 1; } }'
  expect(buttonsOf(program)).toEqual([['up'], []])
})

test('finds the buttons of a gamepad passed on by the parameter that receives it', () => {
  const program =
    'let pad = gamepad(0); steer(&pad); fn steer(pad: &Gamepad<Button>) { way(pad.left, pad.right); pad.a.pressed() }'
  expect(buttonsOf(program)).toEqual([['left', 'right', 'a'], []])
})

test('assumes all buttons for a gamepad passed on without named states', () => {
  expect(buttonsOf('let pad = gamepad(0); step(pad, pad.up);')).toEqual([BUTTON_NAMES, []])
  expect(buttonsOf('let pads = [gamepad(0), gamepad(1)];')).toEqual([BUTTON_NAMES, BUTTON_NAMES])
})

test('ignores a third player', () => {
  expect(buttonsOf('gamepad(2).a')).toEqual([[], []])
})

test('ignores comments', () => {
  expect(inputsRead('// gamepad(0).a and pointer()')).toEqual({
    buttons: [[], []],
    pointer: false,
    scroll: false,
    sounds: false,
    keyNames: {},
    logs: false,
  })
})

test('finds pointer, wheel, sounds and log', () => {
  expect(inputsRead('let (_, dy) = pointer().scroll_delta();')).toMatchObject({ pointer: true, scroll: true })
  expect(inputsRead('let p = pointer();')).toMatchObject({ pointer: true, scroll: false })
  expect(inputsRead('audio::play("coin"); log!("hi");')).toMatchObject({ sounds: true, logs: true })
})

test('finds keys that the texts of the program name', () => {
  expect(inputsRead('text!("Press Space to start"); gamepad(0).start').keyNames).toEqual({ start: 'Space' })
  expect(inputsRead('struct Space; text!("Press Start"); gamepad(0).start').keyNames).toEqual({})
})
