import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { SearchDocument } from '../../lib/search/searchDocument'
import { publishedSearch } from './publishedSearch'

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'))
})

afterEach(() => fs.rmSync(root, { recursive: true }))

const sectionsOf = (count: number) =>
  Array.from({ length: count }, (_, number): SearchDocument => {
    const href = `/page#part-${number}`
    return {
      id: href,
      href,
      title: `Part ${number}`,
      titles: [],
      text: '',
      html: '<p>same</p>',
      isPage: number === 0,
      names: [],
    }
  })

const publish = (count: number) => publishedSearch(sectionsOf(count), [], {}, root)
const chunks = () => {
  const folder = path.join(root, 'assets/data/search')
  return fs.existsSync(folder) ? fs.readdirSync(folder) : []
}

test('publishes 2000 sections as one file', () => {
  const files = publish(2000)
  expect(JSON.parse(files['search-extras']).excerpts).toHaveLength(2000)
  expect(JSON.parse(files['search-index'])).toHaveProperty('words')
  expect(chunks()).toEqual([])
})

test('publishes more sections in chunks', () => {
  const files = publish(2001)
  const named = [JSON.parse(files['search-index']).chunks, JSON.parse(files['search-extras']).chunks].flat()
  expect(new Set(named.map((name: string) => `${name}.json`))).toEqual(new Set(chunks()))
  expect(chunks().length).toBeGreaterThan(1)
})

test('removes older chunks', () => {
  publish(2001)
  publish(10)
  expect(chunks()).toEqual([])
})
