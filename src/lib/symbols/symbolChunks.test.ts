import { chunkOfKey } from '../loading/chunks'
import type { PopupEntries, PopupEntry } from './symbolPopup'
import { symbolChunksOf, symbolNamesOf } from './symbolChunks'

const PAGES = 1000
const SYMBOLS_PER_PAGE = 9

const summary = 'Describes what it does. '.repeat(10)

function entryOf(kind: PopupEntry['kind'], page: number): PopupEntry {
  return { kind, signatureHtml: '<b>fn</b>', summary, href: `/learn/page-${page}#it` }
}

/** Named after the page, so that the order of the names is not that of the pages. */
const entries: PopupEntries = Object.fromEntries(
  Array.from({ length: PAGES }, (_, page) => [
    [`draw${page}!`, entryOf('macro', page)] as const,
    [`Type${page}`, entryOf('struct', page)] as const,
    [String(page), entryOf('key', page)] as const,
    ...Array.from({ length: SYMBOLS_PER_PAGE - 3 }, (_, at) => {
      return [`Type${page}::method_${at}`, entryOf('method', page)] as const
    }),
  ]).flat(),
)

const { firsts, chunks } = symbolChunksOf(entries)

test('1,000 pages are split into chunks of at most 24 KB', () => {
  const lengths = chunks.map((chunk) => JSON.stringify(chunk).length)
  expect(Math.max(...lengths)).toBeLessThan(25_000)
  expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThan(8_000)
  expect(JSON.stringify(firsts).length).toBeLessThan(10_000)
})

test('each symbol is in the chunk that its name leads to', () => {
  const missed = Object.entries(entries).filter(([name, entry]) => chunks[chunkOfKey(name, firsts)]![name] !== entry)
  expect(missed).toEqual([])
  expect(chunks.flatMap((chunk) => Object.keys(chunk))).toHaveLength(PAGES * SYMBOLS_PER_PAGE)
})

test('chunks are in the order of the names', () => {
  expect(firsts).toEqual([...firsts].sort())
  const last = chunks.map((chunk) => Object.keys(chunk).sort().at(-1)!)
  expect(last.filter((name, at) => name >= firsts[at + 1]!)).toEqual([])
})

test('lists macros and methods', () => {
  const { macros, methods } = symbolNamesOf(entries)
  expect([macros.length, methods.length]).toEqual([PAGES, PAGES * (SYMBOLS_PER_PAGE - 3)])
  expect([macros[0], methods[0]]).toEqual(['draw0!', 'Type0::method_0'])
})
