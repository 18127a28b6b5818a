import type { ButtonName } from 'engine'
import { BUTTON_NAMES } from 'engine'
import { PLAYERS } from './keys'

/** What a program asks of its players. */
export type InputsRead = {
  /** The buttons that are read of each player, counted from 0. */
  buttons: readonly (readonly ButtonName[])[]
  pointer: boolean
  /** Whether turns of the wheel are read. */
  scroll: boolean
  sounds: boolean
}

/** What a program asks of its players, as far as its text tells: where that is not clear, all buttons. */
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

/** `gamepad(0).a`, `let pad = gamepad(0)`, and any other place that asks for one. */
const PAD = /(?:\blet (\w+) = )?\bgamepad\(([^()]*)\)(?:\.(\w+))?/g

/** The fields that are read of a variable; all buttons where it goes somewhere as a whole. */
function fieldsOf(name: string, program: string): readonly string[] {
  const uses = [...program.matchAll(new RegExp(`\\b${name}\\b(?! =)(?:\\.(\\w+))?`, 'g'))]
  const fields = uses.map(([, field]) => field)
  return fields.every((field) => field !== undefined) ? fields : BUTTON_NAMES
}
