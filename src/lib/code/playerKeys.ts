type Button = 'up' | 'down' | 'left' | 'right' | 'a' | 'b' | 'x' | 'y' | 'start' | 'select'

/** The keys of both players, by label. */
export const KEYS: readonly Readonly<Record<Button, readonly string[]>>[] = [
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

/** Symbol keys by their American position. */
export const SIGNS: Readonly<Record<string, string>> = {
  Comma: ',',
  Period: '.',
  Slash: '/',
  BracketLeft: '[',
  BracketRight: ']',
}

const ARROWS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

/** `spoken` is set if the label is no word. */
export function keyLabel(key: string): { sign: string; spoken?: string } {
  const place = Object.keys(SIGNS).find((code) => SIGNS[code] === key) ?? (key in ARROWS ? key : undefined)
  if (place) return { sign: ARROWS[key] ?? key, spoken: place.replace(/(?<=[a-z])[A-Z]/, ' $&').toLowerCase() }
  return { sign: key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key }
}
