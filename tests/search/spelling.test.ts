import { indexFileOf } from '../../src/gatsby/search/indexFile'
import { answerOf, searchFileOf } from '../../src/lib/search/searchIndex'
import { searchWords } from '../../src/site/searchWords'
import { contentDocuments, contentSymbols } from '../content'

const ERRORS = 200

const documents = contentDocuments()
const source = { ...searchFileOf(indexFileOf(documents, contentSymbols())), words: searchWords }
const resultsFor = (query: string) => answerOf(query, source).results
const pageOf = (address: string) => address.replace(/#.*/, '')

/** Reproducible numbers below a limit. */
function numbers(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * limit)
  }
}

const titles = documents.filter(({ isPage }) => isPage).map(({ names, title }) => names[0] ?? title)
const symbols =
  'rect! circ! ellipse! path! sprite! nine_slice! text! text_box! clear audio::play tick rand log! resolution'
const names = [...titles, ...symbols.split(' ')]

/** The name with one letter missing, added, replaced or swapped with the next. */
function withError(name: string, next: (limit: number) => number): string {
  const at = next(name.length - 1)
  const letter = 'abcdefghijklmnopqrstuvwxyz'[next(26)]!
  const [before, after] = [name.slice(0, at), name.slice(at + 1)]
  const changed = [before + after, before + letter + name[at] + after, before + letter + after]
  return [...changed, before + after[0] + name[at] + after.slice(1)][next(4)]!
}

test('of names with one wrong letter, 95 in a hundred lead to the page among the first three', () => {
  const next = numbers(7)
  const errors = Array.from({ length: ERRORS }, () => {
    const name = names[next(names.length)]!
    return { name, typed: withError(name, next) }
  })
  const misses = errors.filter(({ name, typed }) => {
    const wanted = pageOf(resultsFor(name)[0]!.href)
    return !resultsFor(typed)
      .slice(0, 3)
      .some(({ href }) => pageOf(href) === wanted)
  })
  expect(misses.length).toBeLessThanOrEqual(0.05 * ERRORS)
})

test('no answer lists a result twice', () => {
  const queries = [...names, 'text', 'color', 'x', 'width', 'rotation', 'font', 'key', 'frame']
  const keys = (query: string) => resultsFor(query).map(({ href, title, signature }) => `${href} ${title} ${signature}`)
  expect(queries.filter((query) => new Set(keys(query)).size < keys(query).length)).toEqual([])
})
