import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { VERSION, type Program } from 'rust/machine'
import { pictureBytes, publishHashed, publishPicture, publishProgram, removeOldExamples } from './publishedFiles'

const CONTENTS = {
  examples: '[]',
  'search-index': '{}',
  'search-extras': '[]',
  'suggested-pages': '[]',
  symbols: '[]',
}

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'))
})

afterEach(() => fs.rmSync(root, { recursive: true }))

const published = (folder: string) => fs.readdirSync(path.join(root, folder)).sort()

test('files have content hashes and are listed in the manifest', async () => {
  await publishHashed(CONTENTS, root)
  expect(published('assets/data')).toEqual([
    'examples-4f53cda1.json',
    'search-extras-4f53cda1.json',
    'search-index-44136fa3.json',
    'suggested-pages-4f53cda1.json',
    'symbols-4f53cda1.json',
  ])
  expect(JSON.parse(fs.readFileSync(path.join(root, 'assets/manifest.json'), 'utf8'))).toEqual({
    examples: '/assets/data/examples-4f53cda1.json',
    'search-index': '/assets/data/search-index-44136fa3.json',
    'search-extras': '/assets/data/search-extras-4f53cda1.json',
    'suggested-pages': '/assets/data/suggested-pages-4f53cda1.json',
    symbols: '/assets/data/symbols-4f53cda1.json',
  })
})

test('new content replaces the old file only', async () => {
  await publishHashed(CONTENTS, root)
  fs.writeFileSync(path.join(root, 'assets/data/symbols-notes.json'), '')
  await publishHashed({ ...CONTENTS, symbols: '[1]' }, root)
  expect(published('assets/data')).toEqual([
    'examples-4f53cda1.json',
    'search-extras-4f53cda1.json',
    'search-index-44136fa3.json',
    'suggested-pages-4f53cda1.json',
    'symbols-080a9ed4.json',
    'symbols-notes.json',
  ])
})

test('publishes a picture once under its hash', () => {
  expect(publishPicture(Uint8Array.of(1, 2), root)).toBe('/assets/pictures/a12871fe.png')
  expect(publishPicture(Uint8Array.of(1, 2), root)).toBe('/assets/pictures/a12871fe.png')
  expect([...fs.readFileSync(path.join(root, 'assets/pictures/a12871fe.png'))]).toEqual([1, 2])
})

test('measures a published picture', () => {
  expect(pictureBytes(publishPicture(Uint8Array.of(1, 2), root), root)).toBe(2)
})

const written = (stateShape: string): Program => {
  const tables = { functions: [], callees: [], constants: [], shapes: [], tables: [], states: [] }
  return { version: VERSION, ...tables, stateShape }
}

test('publishes a program under its hash', () => {
  const address = publishProgram(written('a'), root)
  expect(path.basename(address)).toMatch(/^[\da-f]{8}\.json$/)
  expect(JSON.parse(fs.readFileSync(path.join(root, address), 'utf8'))).toEqual(written('a'))
  expect(publishProgram(written('a'), root)).toBe(address)
})

test('removes pictures and programs that neither the nodes nor page data name', () => {
  const pictures = [1, 2, 3].map((byte) => publishPicture(Uint8Array.of(byte), root))
  const programs = ['a', 'b'].map((shape) => publishProgram(written(shape), root))
  fs.mkdirSync(path.join(root, 'page-data/learn'), { recursive: true })
  const data = { written: `/docs${programs[0]}`, html: `<img src="/docs${pictures[1]}">` }
  fs.writeFileSync(path.join(root, 'page-data/learn/page-data.json'), JSON.stringify(data))
  removeOldExamples(new Set([pictures[0]!]), root)
  const isKept = (address: string) => fs.existsSync(path.join(root, address))
  expect([...pictures, ...programs].map(isKept)).toEqual([true, true, false, true, false])
})

test('works without pictures and programs', () => {
  fs.mkdirSync(path.join(root, 'page-data'), { recursive: true })
  expect(() => removeOldExamples(new Set(), root)).not.toThrow()
})
