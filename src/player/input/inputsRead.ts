import { BUTTON_NAMES, type ButtonName } from 'engine'
import { PLAYERS } from './keys'

export type InputsRead = {
  /** Buttons per player, from 0. */
  buttons: readonly (readonly ButtonName[])[]
  pointer: boolean
  /** Whether it reads the wheel. */
  scroll: boolean
  sounds: boolean
  /** Buttons that the program's own texts name by a key, as in "Press Space". */
  keyNames: Readonly<Partial<Record<ButtonName, string>>>
  logs: boolean
}

/** Keys whose names are words, by button. */
const NAMED_KEYS = [
  ['start', 'Space'],
  ['select', 'Enter'],
] as const

/** Judged by the program's text. */
export function inputsRead(text: string): InputsRead {
  const program = text.replace(/\/\/.*/g, '').replace(TUPLE_LET, separateLets)
  const buttons = PLAYERS.map(() => new Set<string>())
  for (const [, name, player = '', field] of program.matchAll(PAD)) {
    const names = field ? [field] : name ? fieldsOf(name, program) : anyFields(program)
    for (const index of PLAYERS) {
      if (!/^\d+$/.test(player) || Number(player) === index) names.forEach((button) => buttons[index]!.add(button))
    }
  }
  return {
    buttons: buttons.map((read) => BUTTON_NAMES.filter((button) => read.has(button))),
    pointer: /\bpointer\(\)/.test(program),
    scroll: program.includes('scroll_delta'),
    sounds: program.includes('audio::play'),
    keyNames: Object.fromEntries(NAMED_KEYS.filter(([, key]) => new RegExp(`"[^"\n]*\\b${key}\\b`).test(program))),
    logs: program.includes('log!'),
  }
}

/** `let (a, b) = (gamepad(0), gamepad(1))`. */
const TUPLE_LET = /\blet \(([\w\s,]+)\) = \(((?:\s*gamepad\([^()]*\)\s*,?)+)\)/g

function separateLets(_: string, names: string, pads: string): string {
  const calls = pads.split(',')
  return names
    .split(',')
    .map((name, at) => `let ${name.trim()} = ${(calls[at] ?? '').trim()};`)
    .join(' ')
}

/** `gamepad(0).a`, `let pad = gamepad(0)`, and other calls of it. */
const PAD = /(?:\blet (\w+) = )?\bgamepad\(([^()]*)\)(?:\.(\w+))?/g

/** Those of any gamepad if the variable is passed on. */
function fieldsOf(name: string, program: string): readonly string[] {
  const uses = [...program.matchAll(new RegExp(`\\b${name}\\b(?! =)(?:\\.(\\w+))?`, 'g'))]
  const fields = uses.map(([, field]) => field)
  return fields.every((field) => field !== undefined) ? fields : anyFields(program)
}

/** `.up.pressed()`. */
const BUTTON_STATE = new RegExp(`\\.(${BUTTON_NAMES.join('|')})\\.(?:just_)?(?:pressed|released)\\(`, 'g')

/** `pad: &Gamepad<Button>`, a parameter. */
const PAD_PARAMETER = /\b(\w+): &?(?:mut )?Gamepad\b/g

/** All if none is read by name. */
function anyFields(program: string): readonly string[] {
  const states = [...program.matchAll(BUTTON_STATE)].map(([, field]) => field!)
  const parameters = [...program.matchAll(PAD_PARAMETER)].flatMap(([, name]) => namedFields(name!, program))
  const fields = [...states, ...parameters]
  return fields.length > 0 ? fields : BUTTON_NAMES
}

const namedFields = (name: string, program: string) =>
  [...program.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, field]) => field!)
