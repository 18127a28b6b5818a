import { mix } from './random'

/** The buttons of a gamepad, in the order of its fields. */
export const BUTTON_NAMES = ['up', 'down', 'left', 'right', 'a', 'b', 'x', 'y', 'start', 'select'] as const

export type ButtonName = (typeof BUTTON_NAMES)[number]

/** The position of the pointer in canvas pixels, and how far the wheel moved in this frame. */
export type PointerInput = { x: number; y: number; down: boolean; scroll: readonly [number, number] }

/** The input of one frame. */
export type FrameInput = {
  /** The buttons that each player holds down. */
  gamepads: readonly (readonly ButtonName[])[]
  pointer: PointerInput
  /** Unix timestamp in seconds. */
  now: number
}

const START = 1750000000
const FRAMES_A_SECOND = 60

/** The clock of a replayed frame: a fixed start, and one second more every 60 frames. */
export const clockAt = (tick: number) => START + Math.floor(tick / FRAMES_A_SECOND)

/** Nothing pressed, the pointer in the top left corner, the clock at its start. */
export const IDLE_INPUT: FrameInput = {
  gamepads: [],
  pointer: { x: 0, y: 0, down: false, scroll: [0, 0] },
  now: START,
}

/** The values of `Button`: the indexes of its variants. */
const Button = { Released: 0, JustPressed: 1, Pressed: 2, JustReleased: 3 } as const

export type ButtonState = (typeof Button)[keyof typeof Button]

/** The state of a button in the next frame: the two "just" states last one frame. */
export function nextButton(previous: ButtonState, isDown: boolean): ButtonState {
  const was = isPressed(previous)
  if (isDown) return was ? Button.Pressed : Button.JustPressed
  return was ? Button.JustReleased : Button.Released
}

export const isJustPressed = (state: ButtonState) => state === Button.JustPressed

/** Held down, from its first frame on. */
export const isPressed = (state: ButtonState) => state === Button.JustPressed || state === Button.Pressed

export const isJustReleased = (state: ButtonState) => state === Button.JustReleased

/** Not held down, from its first frame on. */
export const isReleased = (state: ButtonState) => !isPressed(state)

/** A frame of a program, and the input of the frames up to it. */
type Moment = { frame: number; inputAt: (tick: number) => FrameInput }

/** The frames in which something is held down, both ends included. */
type Held<Name> = { name: Name; from: number; to: number }

type Script = {
  frame: number
  keys: Held<ButtonName>[][]
  pointer: readonly [number, number]
  presses: Held<'press'>[]
}

/**
 * Reads `frame=90 keys=right+a@89 keys2=up pointer=120,40 press@30-60`. Keys and the press of the pointer are held in all
 * frames, in one (`@89`), or from one to another (`@30-60`). Undefined where a word is none of these.
 */
export function momentOf(text: string): Moment | undefined {
  const script: Script = { frame: 0, keys: [[], []], pointer: [0, 0], presses: [] }
  const words = text.split(/\s+/).filter(Boolean)
  if (!words.every((word) => reads(word, script))) return undefined
  const { frame, keys, pointer, presses } = script
  const heldAt = <Name>(held: Held<Name>[], tick: number) =>
    held.filter(({ from, to }) => from <= tick && tick <= to).map(({ name }) => name)
  const inputAt = (tick: number): FrameInput => ({
    gamepads: keys.map((held) => heldAt(held, tick)),
    pointer: { x: pointer[0], y: pointer[1], down: heldAt(presses, tick).length > 0, scroll: [0, 0] },
    now: clockAt(tick),
  })
  return { frame, inputAt }
}

/** Adds a word to the script; false where it is not one. */
function reads(word: string, script: Script): boolean {
  const [, name, value = ''] = /^(frame|keys2?|pointer|press)(?:=|(?=@)|$)(.*)$/.exec(word) ?? []
  if (name === 'frame') {
    script.frame = Number(value)
    return /^\d{1,5}$/.test(value)
  }
  if (name === 'pointer') {
    script.pointer = value.split(',').map(Number) as [number, number]
    return /^\d+,\d+$/.test(value)
  }
  if (name === 'press') {
    const press = heldOf(`press${value}`, ['press'] as const)
    if (press) script.presses.push(press)
    return press !== undefined
  }
  const keys = value.split('+').map((key) => heldOf(key, BUTTON_NAMES))
  for (const key of keys) if (key) script.keys[name === 'keys2' ? 1 : 0]!.push(key)
  return name !== undefined && !keys.includes(undefined)
}

/** `right`, `right@5`, `right@5-9`. */
function heldOf<Name extends string>(text: string, names: readonly Name[]): Held<Name> | undefined {
  const [, word, from, to] = /^(\w+)(?:@(\d+)(?:-(\d+))?)?$/.exec(text) ?? []
  const name = names.find((known) => known === word)
  if (name && from === undefined) return { name, from: 0, to: Infinity }
  return name && { name, from: Number(from), to: Number(to ?? from) }
}

/** The input of recorded programs. It depends on the tick alone, so the recording crate computes the same. */
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
