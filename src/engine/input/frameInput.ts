/** The buttons of a gamepad, in the order of its fields. */
export const BUTTON_NAMES = ['up', 'down', 'left', 'right', 'a', 'b', 'x', 'y', 'start', 'select'] as const

export type ButtonName = (typeof BUTTON_NAMES)[number]

/** Where the pointer stands on the canvas, in its pixels, and how far the wheel moved in this frame. */
export type PointerInput = { x: number; y: number; down: boolean; scroll: readonly [number, number] }

/** What the outside world tells a program for one frame. */
export type FrameInput = {
  /** The buttons that are held down, per player. */
  gamepads: readonly (readonly ButtonName[])[]
  pointer: PointerInput
  /** Unix timestamp in seconds. */
  now: number
}

const START = 1750000000
const FRAMES_A_SECOND = 60

/** The clock of a frame that is played again: it starts at one moment and goes on by a second every 60 frames. */
export const clockAt = (tick: number) => START + Math.floor(tick / FRAMES_A_SECOND)

/** Nothing pressed, the pointer in the top left corner, at the moment where recorded programs begin. */
export const IDLE_INPUT: FrameInput = {
  gamepads: [],
  pointer: { x: 0, y: 0, down: false, scroll: [0, 0] },
  now: START,
}
