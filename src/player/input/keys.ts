import { BUTTON_NAMES, type ButtonName } from 'engine'
import { KEYS, SIGNS } from '../../lib/code/playerKeys'

export { keyLabel, KEYS } from '../../lib/code/playerKeys'

export const PLAYERS = [0, 1] as const

export type PlayerIndex = (typeof PLAYERS)[number]

/** Something a program sees as held: a player's button, or the pointer. */
export type Slot = `${PlayerIndex}.${ButtonName}` | 'pointer'

export const slotsOf = (player: PlayerIndex, buttons: readonly ButtonName[]): readonly Slot[] =>
  buttons.map((button) => `${player}.${button}` as const)

/**
 * Keys are matched by label, as the pages name them; if no key has that label, by US position, so that every layout has
 * all buttons.
 */
export function slotsOfKey({ key, code }: { key: string; code: string }): readonly Slot[] {
  const slots = slotsBySign(key.length === 1 ? key.toLowerCase() : key)
  return slots.length > 0 ? slots : slotsBySign(SIGNS[code] ?? code.replace('Key', '').toLowerCase())
}

const slotsBySign = (sign: string): readonly Slot[] =>
  PLAYERS.flatMap((player) =>
    slotsOf(
      player,
      BUTTON_NAMES.filter((button) => KEYS[player]![button].includes(sign)),
    ),
  )

type KeyPress = { code: string; key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean }

/**
 * `take`: the game gets the keyboard. `leave`: the page gets it back. `play`: the game uses the key. `browser`: the
 * browser handles it and the page ignores it. `fill`: toggles fullscreen. `release`: a system shortcut, after which
 * keyup events may be missing. Undefined: not handled.
 */
export function keyAction(
  press: KeyPress,
  hasKeys: boolean,
): 'take' | 'leave' | 'play' | 'browser' | 'fill' | 'release' | undefined {
  const { key, ctrlKey, altKey, metaKey } = press
  if (ctrlKey || altKey || metaKey) return hasKeys ? 'release' : undefined
  if (key.toLowerCase() === 'f') return 'fill'
  if (!hasKeys) return key === 'Enter' ? 'take' : undefined
  if (key === 'Escape') return 'leave'
  // Symbols too, because some browsers search while typing
  return key.length === 1 || slotsOfKey(press).length > 0 ? 'play' : 'browser'
}
