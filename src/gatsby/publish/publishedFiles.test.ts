/** @jest-environment node */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { publishHashed } from './publishedFiles'

const CONTENTS = {
  examples: '[]',
  'search-index': '{}',
  'search-extras': '[]',
  symbols: '[]',
}

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'))
})

afterEach(() => fs.rmSync(root, { recursive: true }))

const published = () => fs.readdirSync(path.join(root, 'assets/data')).sort()

test('files carry the hash of their content, and the manifest names them', async () => {
  await publishHashed(CONTENTS, root)
  expect(published()).toEqual([
    'examples-4f53cda1.json',
    'search-extras-4f53cda1.json',
    'search-index-44136fa3.json',
    'symbols-4f53cda1.json',
  ])
  expect(JSON.parse(fs.readFileSync(path.join(root, 'assets/manifest.json'), 'utf8'))).toEqual({
    examples: '/assets/data/examples-4f53cda1.json',
    'search-index': '/assets/data/search-index-44136fa3.json',
    'search-extras': '/assets/data/search-extras-4f53cda1.json',
    symbols: '/assets/data/symbols-4f53cda1.json',
  })
})

test('a new content takes the place of the old one and leaves the others', async () => {
  await publishHashed(CONTENTS, root)
  fs.writeFileSync(path.join(root, 'assets/data/symbols-notes.json'), '')
  await publishHashed({ ...CONTENTS, symbols: '[1]' }, root)
  expect(published()).toEqual([
    'examples-4f53cda1.json',
    'search-extras-4f53cda1.json',
    'search-index-44136fa3.json',
    'symbols-080a9ed4.json',
    'symbols-notes.json',
  ])
})
