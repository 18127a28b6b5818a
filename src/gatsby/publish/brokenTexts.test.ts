/** @jest-environment node */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brokenTexts } from './brokenTexts'

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'texts-'))
  fs.mkdirSync(path.join(root, 'learn'))
})

afterEach(() => fs.rmSync(root, { recursive: true }))

const write = (file: string, content: string | Uint8Array) => fs.writeFileSync(path.join(root, file), content)

test('whole texts are not broken, and other files are no texts', () => {
  write('learn/time.html', 'tick – “é” 😀\n')
  write('picture.png', Uint8Array.of(0, 0xef, 0xbf, 0xbd))
  expect(brokenTexts(root)).toEqual([])
})

test('a NUL and a replaced character are named with their place', () => {
  write('learn/time.html', 'one\n“é”\0 three\n')
  write('api.json', '"\uFFFD"')
  expect(brokenTexts(root)).toEqual([
    'public/api.json:1:2 holds a broken character, U+FFFD',
    'public/learn/time.html:2:4 holds a broken character, NUL',
  ])
})

test.each(['html', 'json', 'md', 'txt', 'js', 'css'])(
  'a character that was cut is found in a file of the kind %s',
  (kind) => {
    const cut = Buffer.from('é').subarray(0, 1)
    write(`page.${kind}`, Buffer.concat([Buffer.from('a'), cut, Buffer.from('b')]))
    expect(brokenTexts(root)).toEqual([`public/page.${kind}:1:2 holds a broken character, U+FFFD`])
  },
)
