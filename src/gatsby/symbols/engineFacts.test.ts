/** @jest-environment node */
import fs from 'node:fs'
import path from 'node:path'
import { describeEngineFacts } from '../../../tests/engineFacts'
import { pagePathOf } from '../../lib/address/paths'
import { readPageSource } from '../../markdown/pageSource'
import { outlineOf } from '../../markdown/pageOutline'
import { symbolsOfFolder } from './allSymbols'
import { readSymbols } from '../../markdown/symbols/readSymbols'

const folder = path.resolve('content')
const pages = fs
  .readdirSync(folder, { recursive: true })
  .map((file) => String(file).split(path.sep).join('/'))
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readPageSource(file, fs.readFileSync(path.join(folder, file), 'utf8')))

describeEngineFacts(() => symbolsOfFolder(folder))

test('every page keeps to the convention', () => {
  expect(pages.flatMap(({ filePath, tree }) => readSymbols(filePath, tree).faults)).toEqual([])
})

test('no two symbols share a name', () => {
  const names = symbolsOfFolder(folder).map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every anchor is a heading or a row of its page, and no id is used twice', () => {
  for (const page of pages) {
    const { symbols, rowIds } = readSymbols(page.filePath, page.tree)
    const ids = [...outlineOf(page).headings.map(({ id }) => id), ...rowIds.values()]
    expect(new Set(ids).size).toBe(ids.length)
    expect(symbols.filter(({ anchor }) => !ids.includes(anchor))).toEqual([])
  }
})

test('every symbol has a signature, a summary, and the links of its page', () => {
  const bare = symbolsOfFolder(folder).filter(({ signature, summary }) => signature === '' || summary === '')
  expect(bare.map(({ name }) => name)).toEqual([])
  const tween = symbolsOfFolder(folder).find(({ name }) => name === 'Tween::set')
  expect(tween?.seeAlso[0]).toEqual({ title: 'Time', href: '/learn/api/time' })
})

test('the pages of the API each declare a symbol', () => {
  const declaring = new Set(symbolsOfFolder(folder).map(({ page }) => page))
  const silent = pages.map(({ filePath }) => pagePathOf(filePath)).filter((page) => page.startsWith('/learn/api/'))
  expect(silent.filter((page) => !declaring.has(page))).toEqual([])
})
