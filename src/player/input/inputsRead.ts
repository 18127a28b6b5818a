import type { ButtonName } from 'engine'
import { BUTTON_NAMES } from 'engine'
import { PLAYERS } from './keys'

export type InputsRead = {
  /** Buttons per player, from 0. */
  buttons: readonly (readonly ButtonName[])[]
  pointer: boolean
  /** Whether it reads the wheel. */
  scroll: boolean
  sounds: boolean
}

/** The inputs that a program reads, judged by its text; all buttons if unclear. */
export function inputsRead(text: string): InputsRead {
  const program = text.replace(/\/\/.*/g, '')
  const buttons = PLAYERS.map(() => new Set<string>())
  for (const [, name, player = '', field] of program.matchAll(PAD)) {
    const names = field ? [field] : name ? fieldsOf(name, program) : BUTTON_NAMES
    for (const index of PLAYERS) {
      if (!/^\d+$/.test(player) || Number(player) === index) names.forEach((button) => buttons[index]!.add(button))
    }
  }
  return {
    buttons: buttons.map((read) => BUTTON_NAMES.filter((button) => read.has(button))),
    pointer: /\bpointer\(\)/.test(program),
    scroll: program.includes('scroll_delta'),
    sounds: program.includes('audio::play'),
  }
}

/** `gamepad(0).a`, `let pad = gamepad(0)`, and other calls of it. */
const PAD = /(?:\blet (\w+) = )?\bgamepad\(([^()]*)\)(?:\.(\w+))?/g

/** The fields read of a variable; all buttons if it is passed on as a whole. */
function fieldsOf(name: string, program: string): readonly string[] {
  const uses = [...program.matchAll(new RegExp(`\\b${name}\\b(?! =)(?:\\.(\\w+))?`, 'g'))]
  const fields = uses.map(([, field]) => field)
  return fields.every((field) => field !== undefined) ? fields : BUTTON_NAMES
}
