import { BUTTON_NAMES, type ButtonName } from '../../../engine/input/frameInput'
import { PLAYERS, type Slot } from './slot'

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
  const slots = slotsOf(key.length === 1 ? key.toLowerCase() : key)
  return slots.length > 0 ? slots : slotsOf(SIGNS[code] ?? code.replace('Key', '').toLowerCase())
}

const slotsOf = (key: string): Slot[] =>
  PLAYERS.flatMap((player) =>
    BUTTON_NAMES.filter((button) => KEYS[player]![button].includes(key)).map(
      (button) => `${player}.${button}` as const,
    ),
  )

const ARROWS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

/** What stands on a key, and how it is read aloud where that is no word. */
export function keyLabel(key: string): { sign: string; spoken?: string } {
  const place = Object.keys(SIGNS).find((code) => SIGNS[code] === key) ?? (key in ARROWS ? key : undefined)
  if (place) return { sign: ARROWS[key] ?? key, spoken: place.replace(/(?<=[a-z])[A-Z]/, ' $&').toLowerCase() }
  return { sign: key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key }
}
