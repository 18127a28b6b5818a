/** @jest-environment node */
import fs from 'node:fs'
import { Unzip, UnzipInflate, strToU8, zipSync } from 'fflate'
import { importedZip, omittedMessage } from './projectZip'

const HEART = new Uint8Array(fs.readFileSync('static/downloads/heart.png'))
const PROGRAM = strToU8('turbo::go!({});\n')
const read = (bytes: Uint8Array) => importedZip(bytes, { Unzip, UnzipInflate })
const readFiles = (files: Record<string, Uint8Array>) => read(zipSync(files))

test('reads a downloaded project: texts, sprites and the name of turbo.toml', () => {
  const files = {
    'pong/Cargo.toml': strToU8('[package]'),
    'pong/turbo.toml': strToU8('name = "Pong!"\n'),
    'pong/src/lib.rs': PROGRAM,
    'pong/shaders/crt.wgsl': strToU8('fn a() {}\r\n'),
    'pong/sprites/enemies/heart.png': HEART,
    'pong/sounds/a.mp3': strToU8('x'),
  }
  expect(readFiles(files)).toEqual({
    project: {
      name: 'Pong!',
      files: [
        { path: 'src/lib.rs', text: 'turbo::go!({});' },
        { path: 'turbo.toml', text: 'name = "Pong!"' },
        { path: 'shaders/crt.wgsl', text: 'fn a() {}' },
      ],
      sprites: [{ path: 'sprites/enemies/heart.png', bytes: HEART }],
    },
    omitted: ['sounds/a.mp3'],
  })
})

test('a project without turbo.toml has the name of its folder', () => {
  expect(readFiles({ 'my-game/src/lib.rs': PROGRAM })).toMatchObject({ project: { name: 'my-game' } })
  expect(readFiles({ 'src/lib.rs': PROGRAM })).toMatchObject({ project: { name: 'Untitled' } })
})

test.each(['../src/lib.rs', 'a/../../src/lib.rs', '/src/lib.rs', '..\\lib.rs', 'C:/src/lib.rs'])(
  'refuses the name %s',
  (name) => {
    expect(readFiles({ [name]: PROGRAM, 'src/lib.rs': PROGRAM })).toEqual({
      error: 'This zip contains file names that lead out of its folder, so it was not opened.',
    })
  },
)

const BOMB = { error: 'This zip unpacks to more than 12 MB, so it was not opened.' }

test('refuses a bomb by the size that it declares', () => {
  expect(readFiles({ 'src/lib.rs': PROGRAM, 'sprites/a.png': new Uint8Array(40_000_000) })).toEqual(BOMB)
})

test('refuses a bomb that declares less than it contains', () => {
  const bytes = zipSync({ 'src/lib.rs': PROGRAM, 'sprites/a.png': new Uint8Array(40_000_000) })
  const view = new DataView(bytes.buffer)
  // The uncompressed size in each local and central header
  for (let at = 0; at + 30 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 100, true)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true)
  }
  expect(read(bytes)).toEqual(BOMB)
})

test('refuses many files, a large zip, a zip without a program and half a zip', () => {
  const many = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`a/${index}`, PROGRAM]))
  expect(readFiles(many)).toEqual({ error: 'This zip has more than 500 files.' })
  expect(read(new Uint8Array(11_000_000))).toEqual({ error: 'This zip is too large: at most 10 MB.' })
  expect(readFiles({ 'a.txt': PROGRAM })).toEqual({
    error: 'This zip contains no Turbo project: it has no src/lib.rs.',
  })
  const noise = Uint8Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 251)
  expect(read(zipSync({ 'src/lib.rs': noise }, { level: 0 }).subarray(0, 20_000))).toEqual({
    error: 'This zip is damaged.',
  })
  expect(read(strToU8('hello'))).toEqual({ error: 'This zip is damaged.' })
})

test('refuses a program that is no text', () => {
  expect(readFiles({ 'src/lib.rs': Uint8Array.of(0xff, 0xfe) })).toEqual({
    error: 'src/lib.rs is not a text, or it is too long.',
  })
})

test('leaves out pictures that the playground cannot keep', () => {
  const read = readFiles({ 'src/lib.rs': PROGRAM, 'sprites/a.png': strToU8('no picture'), 'sprites/heart.png': HEART })
  expect(read).toMatchObject({ omitted: ['sprites/a.png'], project: { sprites: [{ path: 'sprites/heart.png' }] } })
  expect(omittedMessage(['a', 'b', 'c', 'd', 'e'])).toMatch(/^Left out: a, b, c and 2 more\. /)
  expect(omittedMessage([])).toBe('')
})
