import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { PopupEntries } from '../../lib/symbols/symbolPopup'
import { publishedSymbols } from './publishedSymbols'

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'symbols-'))
})

afterEach(() => fs.rmSync(root, { recursive: true }))

const publish = (count: number) => {
  const entries = Array.from({ length: count }, (_, number) => {
    return [`draw${number}!`, { kind: 'macro', signatureHtml: '', summary: 'Draws.', href: '/a#b' }] as const
  })
  return JSON.parse(publishedSymbols(Object.fromEntries(entries), root))
}

const folder = () => path.join(root, 'assets/data/symbols')
const chunks = () => (fs.existsSync(folder()) ? fs.readdirSync(folder()) : [])
const read = (name: string) => JSON.parse(fs.readFileSync(path.join(folder(), `${name}.json`), 'utf8'))

test('publishes 800 symbols as one file', () => {
  expect(Object.keys(publish(800).entries)).toHaveLength(800)
  expect(chunks()).toEqual([])
})

test('publishes more symbols in chunks', () => {
  const file = publish(801)
  expect(file.firsts).toHaveLength(file.chunks.length)
  const all: PopupEntries = Object.assign({}, ...file.chunks.map(read))
  expect(Object.keys(all)).toHaveLength(801)
  expect(read(file.names).macros).toHaveLength(801)
  expect(chunks()).toHaveLength(file.chunks.length + 1)
})

test('removes older chunks', () => {
  publish(801)
  publish(10)
  expect(chunks()).toEqual([])
})
