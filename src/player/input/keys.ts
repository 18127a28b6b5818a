import { BUTTON_NAMES } from 'engine'
import type { ButtonName } from 'engine'

/** As many players as have keys. */
export const PLAYERS = [0, 1] as const

export type PlayerIndex = (typeof PLAYERS)[number]

/** Something that a program sees held down: a button of a player, or the press of the pointer. */
export type Slot = `${PlayerIndex}.${ButtonName}` | 'pointer'

/** The buttons of one player. */
export const slotsOf = (player: PlayerIndex, buttons: readonly ButtonName[]): readonly Slot[] =>
  buttons.map((button) => `${player}.${button}` as const)

/** The keys of both players, by what stands on them. */
export const KEYS: readonly Readonly<Record<ButtonName, readonly string[]>>[] = [
  {
    up: ['w', 'ArrowUp'],
    down: ['s', 'ArrowDown'],
    left: ['a', 'ArrowLeft'],
    right: ['d', 'ArrowRight'],
    a: ['z'],
    b: ['x'],
    x: ['c'],
    y: ['v'],
    start: [' '],
    select: ['Enter'],
  },
  {
    up: ['i'],
    down: ['j'],
    left: ['k'],
    right: ['l'],
    a: ['m'],
    b: [','],
    x: ['.'],
    y: ['/'],
    start: ['['],
    select: [']'],
  },
]

/** The signs among the keys, by where they lie on an American keyboard. */
const SIGNS: Readonly<Record<string, string>> = {
  Comma: ',',
  Period: '.',
  Slash: '/',
  BracketLeft: '[',
  BracketRight: ']',
}

/**
 * What a key does in a game; nothing for keys that no player has. A key is what stands on it, so that what the pages say holds
 * on every keyboard. Where nothing of the kind stands on it, it is what lies there on an American one: so no alphabet and no
 * keyboard lacks a button.
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

const ARROWS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

/** What stands on a key, and how it is read aloud where that is no word. */
export function keyLabel(key: string): { sign: string; spoken?: string } {
  const place = Object.keys(SIGNS).find((code) => SIGNS[code] === key) ?? (key in ARROWS ? key : undefined)
  if (place) return { sign: ARROWS[key] ?? key, spoken: place.replace(/(?<=[a-z])[A-Z]/, ' $&').toLowerCase() }
  return { sign: key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key }
}

/** A key press as far as the rule needs it. */
type KeyPress = { code: string; key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean }

/**
 * What a key press on the canvas means. `take`: from now on keys go to the game. `leave`: the page gets them back. `play`: it
 * is the game's, and neither page nor browser hears of it. `browser`: the page hears nothing, the browser does what it always
 * does. `fill`: the picture fills the screen, or no longer; no player has that key. `release`: a command of the browser or the
 * system, behind which some keys are never let go of. Nothing: not ours.
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
  // Signs are kept from the browser too, which may search for what is typed
  return key.length === 1 || slotsOfKey(press).length > 0 ? 'play' : 'browser'
}
