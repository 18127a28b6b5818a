import { BUTTON_NAMES, type ButtonName } from '../../../engine/input/frameInput'
import { PLAYERS, type Slot } from './slot'

/**
 * The keys of both players. A key is named by its place (`KeyboardEvent.code`), called as on an American keyboard: so both
 * players' hands lie as they should on any keyboard, and none lacks a key.
 */
export const KEYS: readonly Readonly<Record<ButtonName, readonly string[]>>[] = [
  {
    up: ['KeyW', 'ArrowUp'],
    down: ['KeyS', 'ArrowDown'],
    left: ['KeyA', 'ArrowLeft'],
    right: ['KeyD', 'ArrowRight'],
    a: ['KeyZ'],
    b: ['KeyX'],
    x: ['KeyC'],
    y: ['KeyV'],
    start: ['Space'],
    select: ['Enter'],
  },
  {
    up: ['KeyI'],
    down: ['KeyJ'],
    left: ['KeyK'],
    right: ['KeyL'],
    a: ['KeyM'],
    b: ['Comma'],
    x: ['Period'],
    y: ['Slash'],
    start: ['BracketLeft'],
    select: ['BracketRight'],
  },
]

/** What a key does in a game; nothing for keys that no player has. */
export function slotsOfKey(code: string): readonly Slot[] {
  return PLAYERS.flatMap((player) =>
    BUTTON_NAMES.filter((button) => KEYS[player]![button].includes(code)).map(
      (button) => `${player}.${button}` as const,
    ),
  )
}

/** What stands on each key of the reader's keyboard, as far as the browser tells. */
export type KeyboardLayout = ReadonlyMap<string, string>

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Comma: ',',
  Period: '.',
  Slash: '/',
  BracketLeft: '[',
  BracketRight: ']',
}

/** What stands on a key, and how it is read aloud where the sign alone is not. */
export function keyLabel(code: string, layout?: KeyboardLayout): { sign: string; spoken?: string } {
  const american = SIGNS[code] ?? code.replace('Key', '')
  const sign = layout?.get(code) ?? american
  if (sign !== american || !(code in SIGNS)) return { sign: sign.length === 1 ? sign.toUpperCase() : sign }
  return { sign, spoken: code.replace(/(?<=[a-z])[A-Z]/, ' $&').toLowerCase() }
}
