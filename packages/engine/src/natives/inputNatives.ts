import type { Natives } from 'rust/machine'
import { boundsReading, containsPoint } from '../bounds/bounds'
import { worldPoint } from '../camera'
import type { Pair } from '../call'
import { BUTTON_NAMES, isJustPressed, isJustReleased, isPressed, isReleased, type ButtonState } from '../input'
import type { Machine } from '../machine'
import type { Num } from '../conversion'
import { nativesOf } from './native'

type Pointer = readonly [x: number, y: number, state: ButtonState, scroll: Pair]

const questions = {
  just_pressed: isJustPressed,
  pressed: isPressed,
  just_released: isJustReleased,
  released: isReleased,
}

const stateOf = ([, , state]: Pointer) => state

export function inputNatives(machine: Machine): Natives {
  const fixedPlace = ([x, y]: Pointer): Pair => [x, y]
  const place = ([x, y]: Pointer) => worldPoint(machine.camera, machine.resolution, [x, y])
  const isInside = (point: Pair, x: Num, y: Num, w: Num, h: Num) => containsPoint(boundsReading.new(x, y, w, h), point)
  return {
    ...nativesOf('', {
      // Other players have no input
      gamepad: (player: number) => [...(machine.gamepads[player] ?? BUTTON_NAMES.map(() => 0))],
      pointer: () => {
        const { x, y, scroll } = machine.input.pointer
        return [x, y, machine.pointerButton, [...scroll]]
      },
    }),
    ...nativesOf('Button', questions),
    ...nativesOf('Pointer', {
      xy: place,
      xy_fixed: fixedPlace,
      intersects: (pointer: Pointer, x: Num, y: Num, w: Num, h: Num) => isInside(place(pointer), x, y, w, h),
      intersects_fixed: (pointer: Pointer, x: Num, y: Num, w: Num, h: Num) => isInside(fixedPlace(pointer), x, y, w, h),
      scroll_delta: ([, , , [dx, dy]]: Pointer): Pair => [dx, dy],
      just_pressed: (pointer: Pointer) => isJustPressed(stateOf(pointer)),
      pressed: (pointer: Pointer) => isPressed(stateOf(pointer)),
      just_released: (pointer: Pointer) => isJustReleased(stateOf(pointer)),
      released: (pointer: Pointer) => isReleased(stateOf(pointer)),
    }),
  }
}
