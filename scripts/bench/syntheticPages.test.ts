/** @jest-environment node */
import { contentPages } from '../../tests/content'
import { siteErrors } from '../../src/gatsby/pages/pageChecks'
import { readPage } from '../../src/markdown/readPage'
import { syntheticPages } from './syntheticPages'

const pages = contentPages()
const made = syntheticPages(30, pages)
const read = made.map(({ filePath, source }) => readPage(filePath, source))

test('generated pages are valid', () => {
  expect(read.flatMap(({ errors }) => errors)).toEqual([])
  const all = [...pages, ...read]
  const paths = all.map(({ path }) => path)
  expect(siteErrors(all, [], paths)).toEqual([])
})

test('generated pages declare unique names', () => {
  const names = [...pages, ...read].flatMap(({ symbols }) => symbols.map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
})

test('generated pages contain symbols, fences, tables and links', () => {
  expect(read.every(({ links }) => links.length > 0)).toBe(true)
  for (const kind of ['symbols', 'fences', 'tables'] as const) {
    expect(read.filter((page) => page[kind].length > 0).length).toBeGreaterThan(8)
  }
})

test('generated pages differ', () => {
  expect(new Set(made.map(({ source }) => source)).size).toBe(30)
})

test('generation is reproducible and incremental', () => {
  expect(syntheticPages(3, pages)).toEqual(made.slice(0, 3))
})
