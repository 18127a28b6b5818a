/** @jest-environment node */
import fs from 'node:fs'
import { BUTTON_NAMES } from 'engine'
import { keyAction, keyLabel, KEYS, slotsOfKey } from './keys'

/** The rows of the key table: a button, then each player's keys as printed. */
function documentedKeys() {
  const page = fs.readFileSync('content/learn/api/gamepad.mdx', 'utf8')
  const rows = page.matchAll(/^\| `(\w+)` \| (<kbd>.*?) \| (<kbd>.*?) \|$/gm)
  const signs = (cell: string) =>
    [...cell.matchAll(/<kbd>(.*?)<\/kbd>/g)].map(([, sign]) =>
      sign!.replace(/&#(\d+);/, (_, code: string) => String.fromCharCode(Number(code))),
    )
  return [...rows].map(([, button, first, second]) => [button, signs(first!), signs(second!)])
}

test('matches the table on the gamepad page', () => {
  const signsOf = (keys: readonly string[]) => keys.map((key) => keyLabel(key).sign)
  expect(BUTTON_NAMES.map((name) => [name, signsOf(KEYS[0]![name]), signsOf(KEYS[1]![name])])).toEqual(documentedKeys())
  expect(documentedKeys()).toHaveLength(10)
})

const american = { W: 'KeyW', ',': 'Comma', ']': 'BracketRight', ' ': 'Space', ArrowUp: 'ArrowUp', q: 'KeyQ' }

test.each([
  ['W', '0.up'],
  [',', '1.b'],
  [']', '1.select'],
  [' ', '0.start'],
  ['ArrowUp', '0.up'],
] as const)('the key %j is %s', (key, slot) => {
  expect(slotsOfKey({ key, code: american[key] })).toEqual([slot])
})

test('ignores other keys', () => {
  expect(slotsOfKey({ key: 'q', code: 'KeyQ' })).toEqual([])
  expect(slotsOfKey({ key: 'Shift', code: 'ShiftLeft' })).toEqual([])
})

test('assigns each key once', () => {
  const keys = KEYS.flatMap((player) => Object.values(player).flat())
  expect(keys).toHaveLength(24)
  expect(keys.every((key) => slotsOfKey({ key, code: '' }).length === 1)).toBe(true)
})

test('maps keys by their label, wherever they are', () => {
  // German and French layouts
  expect(slotsOfKey({ key: 'z', code: 'KeyY' })).toEqual(['0.a'])
  expect(slotsOfKey({ key: 'w', code: 'KeyZ' })).toEqual(['0.up'])
})

test('falls back to the American position if no key has the label', () => {
  expect(slotsOfKey({ key: 'ц', code: 'KeyW' })).toEqual(['0.up'])
  expect(slotsOfKey({ key: 'ü', code: 'BracketLeft' })).toEqual(['1.start'])
  expect(slotsOfKey({ key: '?', code: 'Slash' })).toEqual(['1.y'])
})

test('spells out symbols for screen readers', () => {
  expect(keyLabel(',')).toEqual({ sign: ',', spoken: 'comma' })
  expect(keyLabel('[')).toEqual({ sign: '[', spoken: 'bracket left' })
  expect(keyLabel('ArrowLeft')).toEqual({ sign: '←', spoken: 'arrow left' })
  expect(keyLabel('z')).toEqual({ sign: 'Z' })
  expect(keyLabel(' ')).toEqual({ sign: 'Space' })
})

const plain = { ctrlKey: false, altKey: false, metaKey: false }
const press = (code: string, key: string) => ({ ...plain, code, key })

test('leaves keys to the page until Enter on the canvas', () => {
  expect(keyAction(press('ArrowDown', 'ArrowDown'), false)).toBeUndefined()
  expect(keyAction(press('Space', ' '), false)).toBeUndefined()
  expect(keyAction(press('Slash', '/'), false)).toBeUndefined()
  expect(keyAction(press('Escape', 'Escape'), false)).toBeUndefined()
  expect(keyAction(press('Enter', 'Enter'), false)).toBe('take')
})

test('then sends them to the game', () => {
  expect(keyAction(press('ArrowDown', 'ArrowDown'), true)).toBe('play')
  expect(keyAction(press('Space', ' '), true)).toBe('play')
  expect(keyAction(press('Enter', 'Enter'), true)).toBe('play')
  expect(keyAction(press('Slash', '/'), true)).toBe('play')
  expect(keyAction(press('KeyQ', 'q'), true)).toBe('play')
  expect(keyAction(press('BracketLeft', 'Dead'), true)).toBe('play')
})

test('releases them on Escape', () => {
  expect(keyAction(press('Escape', 'Escape'), true)).toBe('leave')
})

test('leaves Tab and browser keys to the browser', () => {
  expect(keyAction(press('Tab', 'Tab'), true)).toBe('browser')
  expect(keyAction(press('F5', 'F5'), true)).toBe('browser')
  expect(keyAction(press('PageDown', 'PageDown'), true)).toBe('browser')
})

test('ignores shortcuts', () => {
  expect(keyAction({ ...press('KeyR', 'r'), ctrlKey: true }, true)).toBe('release')
  expect(keyAction({ ...press('KeyK', 'k'), metaKey: true }, true)).toBe('release')
  expect(keyAction({ ...press('ArrowLeft', 'ArrowLeft'), altKey: true }, true)).toBe('release')
  expect(keyAction({ ...press('Enter', 'Enter'), ctrlKey: true }, false)).toBeUndefined()
})

test('toggles fullscreen with F, which no player uses', () => {
  expect(keyAction(press('KeyF', 'f'), true)).toBe('fill')
  expect(keyAction(press('KeyF', 'F'), false)).toBe('fill')
  expect(keyAction({ ...press('KeyF', 'f'), ctrlKey: true }, false)).toBeUndefined()
})
