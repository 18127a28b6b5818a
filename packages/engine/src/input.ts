import { mix } from './random'

/** Gamepad buttons in field order. */
export const BUTTON_NAMES = ['up', 'down', 'left', 'right', 'a', 'b', 'x', 'y', 'start', 'select'] as const

export type ButtonName = (typeof BUTTON_NAMES)[number]

/** Position in canvas pixels, and wheel movement in this frame. */
export type PointerInput = { x: number; y: number; down: boolean; scroll: readonly [number, number] }

export type FrameInput = {
  /** Held buttons per player. */
  gamepads: readonly (readonly ButtonName[])[]
  pointer: PointerInput
  /** Unix timestamp in seconds. */
  now: number
}

const START = 1750000000
const FRAMES_A_SECOND = 60

/** The clock of a replay: a fixed start plus one second per 60 frames. */
export const clockAt = (tick: number) => START + Math.floor(tick / FRAMES_A_SECOND)

/** No input, pointer at the top left, clock at its start. */
export const IDLE_INPUT: FrameInput = {
  gamepads: [],
  pointer: { x: 0, y: 0, down: false, scroll: [0, 0] },
  now: START,
}

/** Variant indexes of `Button`. */
const Button = { Released: 0, JustPressed: 1, Pressed: 2, JustReleased: 3 } as const

export type ButtonState = (typeof Button)[keyof typeof Button]

/** The next state of a button; the "just" states last one frame. */
export function nextButton(previous: ButtonState, isDown: boolean): ButtonState {
  const was = isPressed(previous)
  if (isDown) return was ? Button.Pressed : Button.JustPressed
  return was ? Button.JustReleased : Button.Released
}

export const isJustPressed = (state: ButtonState) => state === Button.JustPressed

export const isPressed = (state: ButtonState) => state === Button.JustPressed || state === Button.Pressed

export const isJustReleased = (state: ButtonState) => state === Button.JustReleased

export const isReleased = (state: ButtonState) => !isPressed(state)

type Moment = { frame: number; inputAt: (tick: number) => FrameInput }

type Held<Name> = { name: Name; from: number; to: number }

type Script = {
  frame: number
  keys: Held<ButtonName>[][]
  pointer: readonly [number, number]
  presses: Held<'press'>[]
}

/**
 * Parses `frame=90 keys=right+a@89 keys2=up pointer=120,40 press@30-60`. Keys and press apply to all frames, one
 * (`@89`) or a range (`@30-60`). Undefined if invalid.
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

/** Returns false if the word is invalid. */
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

/** Input of recorded programs; the recording crate has the same function. */
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
