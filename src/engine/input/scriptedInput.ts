import { mix } from '../random/random'
import { BUTTON_NAMES, clockAt, type ButtonName, type FrameInput } from './frameInput'

/** The input that recorded programs get: it follows from the tick alone, so that the recording crate gives the same. */
export function scriptedInput(tick: number): FrameInput {
  const moment = Math.floor(tick / 5)
  return {
    gamepads: [heldButtons(tick, 0), heldButtons(tick, 1)],
    pointer: {
      x: mix(4 * moment + 1000001) % 256,
      y: mix(4 * moment + 1000002) % 144,
      down: mix(4 * moment + 1000003) % 2 === 0,
      scroll: [0, tick % 11 === 0 ? (mix(tick + 77) % 3) - 1 : 0],
    },
    now: clockAt(tick),
  }
}

const heldButtons = (tick: number, player: number): ButtonName[] =>
  BUTTON_NAMES.filter((_, button) => mix(Math.floor(tick / 7) * 64 + 16 * player + button + 1) % 3 === 0)
