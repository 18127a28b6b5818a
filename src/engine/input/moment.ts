import { BUTTON_NAMES, clockAt, type ButtonName, type FrameInput } from './frameInput'

/** A frame of a program, and what players do up to it. */
export type Moment = { frame: number; inputAt: (tick: number) => FrameInput }

/** The frames in which something is held down, both ends included. */
type Held<Name> = { name: Name; from: number; to: number }

type Script = {
  frame: number
  keys: Held<ButtonName>[][]
  pointer: readonly [number, number]
  presses: Held<'press'>[]
}

/**
 * Reads `frame=90 keys=right+a@89 keys2=up pointer=120,40 press@30-60`. Keys and the press of the pointer are held all
 * the time, from a frame (`@89`) to the end of that frame, or from one frame to another (`@30-60`). Undefined where a
 * word is none of these.
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

/** Whether a word was understood, which is then in the script. */
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
