/** @jest-environment node */
import fs from 'node:fs'
import { BUTTON_NAMES } from '../../../engine/input/frameInput'
import { KEYS, keyLabel, slotsOfKey } from './keys'

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
  const signsOf = (codes: readonly string[]) => codes.map((code) => keyLabel(code).sign)
  expect(BUTTON_NAMES.map((name) => [name, signsOf(KEYS[0]![name]), signsOf(KEYS[1]![name])])).toEqual(documentedKeys())
  expect(documentedKeys()).toHaveLength(10)
})

test('a key is known by its place', () => {
  expect(slotsOfKey('KeyW')).toEqual(['0.up'])
  expect(slotsOfKey('ArrowUp')).toEqual(['0.up'])
  expect(slotsOfKey('BracketRight')).toEqual(['1.select'])
  expect(slotsOfKey('KeyQ')).toEqual([])
})

test('no key does two things', () => {
  const codes = KEYS.flatMap((keys) => Object.values(keys).flat())
  expect(new Set(codes).size).toBe(22 + 2)
  expect(codes.every((code) => slotsOfKey(code).length === 1)).toBe(true)
})

test('a key is called as it is on the reader’s keyboard', () => {
  const french = new Map([
    ['KeyW', 'z'],
    ['KeyD', 'd'],
    ['Slash', '!'],
  ])
  expect(keyLabel('KeyW', french).sign).toBe('Z')
  expect(keyLabel('KeyD', french).sign).toBe('D')
  expect(keyLabel('Slash', french)).toEqual({ sign: '!' })
  expect(keyLabel('Space', french)).toEqual({ sign: 'Space' })
})

test('signs are read aloud in words', () => {
  expect(keyLabel('Comma')).toEqual({ sign: ',', spoken: 'comma' })
  expect(keyLabel('ArrowLeft')).toEqual({ sign: '←', spoken: 'arrow left' })
  expect(keyLabel('KeyZ').spoken).toBeUndefined()
})
