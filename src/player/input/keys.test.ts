/** @jest-environment node */
import fs from 'node:fs'
import { BUTTON_NAMES } from 'engine'
import { keyAction, keyLabel, KEYS, slotsOfKey } from './keys'

/** The rows of the table of keys: `up`, then the keys of each player as they stand there. */
function documentedKeys() {
  const page = fs.readFileSync('content/learn/api/gamepad.mdx', 'utf8')
  const rows = page.matchAll(/^\| `(\w+)` \| (<kbd>.*?) \| (<kbd>.*?) \|$/gm)
  const signs = (cell: string) =>
    [...cell.matchAll(/<kbd>(.*?)<\/kbd>/g)].map(([, sign]) =>
      sign!.replace(/&#(\d+);/, (_, code: string) => String.fromCharCode(Number(code))),
    )
  return [...rows].map(([, button, first, second]) => [button, signs(first!), signs(second!)])
}

test('the keys are those of the table on the page of the gamepad', () => {
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

test('other keys do nothing', () => {
  expect(slotsOfKey({ key: 'q', code: 'KeyQ' })).toEqual([])
  expect(slotsOfKey({ key: 'Shift', code: 'ShiftLeft' })).toEqual([])
})

test('no key does two things', () => {
  const keys = KEYS.flatMap((player) => Object.values(player).flat())
  expect(keys).toHaveLength(24)
  expect(keys.every((key) => slotsOfKey({ key, code: '' }).length === 1)).toBe(true)
})

test('a key is what stands on it, wherever it lies', () => {
  // German and French keyboards
  expect(slotsOfKey({ key: 'z', code: 'KeyY' })).toEqual(['0.a'])
  expect(slotsOfKey({ key: 'w', code: 'KeyZ' })).toEqual(['0.up'])
})

test('where nothing of the kind stands on it, it is what lies there on an American keyboard', () => {
  // Russian, German, and with Shift held
  expect(slotsOfKey({ key: 'ц', code: 'KeyW' })).toEqual(['0.up'])
  expect(slotsOfKey({ key: 'ü', code: 'BracketLeft' })).toEqual(['1.start'])
  expect(slotsOfKey({ key: '?', code: 'Slash' })).toEqual(['1.y'])
})

test('signs are read aloud in words', () => {
  expect(keyLabel(',')).toEqual({ sign: ',', spoken: 'comma' })
  expect(keyLabel('[')).toEqual({ sign: '[', spoken: 'bracket left' })
  expect(keyLabel('ArrowLeft')).toEqual({ sign: '←', spoken: 'arrow left' })
  expect(keyLabel('z')).toEqual({ sign: 'Z' })
  expect(keyLabel(' ')).toEqual({ sign: 'Space' })
})

const plain = { ctrlKey: false, altKey: false, metaKey: false }
const press = (code: string, key: string) => ({ ...plain, code, key })

test('keys are the page’s until the reader presses Enter on the canvas', () => {
  expect(keyAction(press('ArrowDown', 'ArrowDown'), false)).toBeUndefined()
  expect(keyAction(press('Space', ' '), false)).toBeUndefined()
  expect(keyAction(press('Slash', '/'), false)).toBeUndefined()
  expect(keyAction(press('Escape', 'Escape'), false)).toBeUndefined()
  expect(keyAction(press('Enter', 'Enter'), false)).toBe('take')
})

test('then they are the game’s', () => {
  expect(keyAction(press('ArrowDown', 'ArrowDown'), true)).toBe('play')
  expect(keyAction(press('Space', ' '), true)).toBe('play')
  expect(keyAction(press('Enter', 'Enter'), true)).toBe('play')
  expect(keyAction(press('Slash', '/'), true)).toBe('play')
  expect(keyAction(press('KeyQ', 'q'), true)).toBe('play')
  expect(keyAction(press('BracketLeft', 'Dead'), true)).toBe('play')
})

test('Escape gives them back', () => {
  expect(keyAction(press('Escape', 'Escape'), true)).toBe('leave')
})

test('Tab moves on, and keys of the browser stay with it', () => {
  expect(keyAction(press('Tab', 'Tab'), true)).toBe('browser')
  expect(keyAction(press('F5', 'F5'), true)).toBe('browser')
  expect(keyAction(press('PageDown', 'PageDown'), true)).toBe('browser')
})

test('commands are not the game’s', () => {
  expect(keyAction({ ...press('KeyR', 'r'), ctrlKey: true }, true)).toBe('release')
  expect(keyAction({ ...press('KeyK', 'k'), metaKey: true }, true)).toBe('release')
  expect(keyAction({ ...press('ArrowLeft', 'ArrowLeft'), altKey: true }, true)).toBe('release')
  expect(keyAction({ ...press('Enter', 'Enter'), ctrlKey: true }, false)).toBeUndefined()
})

test('F fills the screen, whoever has the keys: no player has that one', () => {
  expect(keyAction(press('KeyF', 'f'), true)).toBe('fill')
  expect(keyAction(press('KeyF', 'F'), false)).toBe('fill')
  expect(keyAction({ ...press('KeyF', 'f'), ctrlKey: true }, false)).toBeUndefined()
})
