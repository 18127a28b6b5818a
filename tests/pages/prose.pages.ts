import { readFileSync } from 'node:fs'
import type { LineFault } from '../../src/markdown/fault'
import type { ReadPage } from '../../src/markdown/readPage'
import { readContent } from '../content'
import { expectNoFaults, faultsIn, fileOf } from './faults'
import { missingNames } from './prose/cheatsheet'
import { documentedNames, nameFaults } from './prose/names'
import { previewFaults } from './prose/previews'
import { readabilityFaults } from './prose/readability'
import { bareExamples, EXAMPLES_WITHOUT_RESULT, listFaults, MOST_WITHOUT_RESULT, resultFaults } from './prose/results'
import { shapeFaults } from './prose/shapes'
import { spellingFaults, unusedWordFaults, WORD_LIST } from './prose/spelling'
import { wordsOf } from './prose/words'

const { pages, faults } = readContent()
const known = readFileSync(WORD_LIST, 'utf8').split('\n').filter(Boolean)
const used = new Set(pages.flatMap((page) => wordsOf(page).map(({ word }) => word)))
const documented = documentedNames(pages)

const onPages = (check: (page: ReadPage) => LineFault[]) => pages.flatMap((page) => faultsIn(fileOf(page), check(page)))

afterAll(() => {
  process.stdout.write(
    `${pages.length} pages read, ${used.size} different words, ${documented.size} documented names\n`,
  )
})

test('every page can be read', () => {
  expectNoFaults(faults)
})

test('words are spelled as in the list of words, and terms as we agreed', () => {
  const words = new Set(known)
  expectNoFaults([
    ...onPages((page) => spellingFaults(page, words)),
    ...faultsIn(WORD_LIST, unusedWordFaults(known, used)),
  ])
})

test('paragraphs can be read at a glance, and code fits a narrow window', () => {
  expectNoFaults(onPages(readabilityFaults))
})

test('the picture of each preview is described in words', () => {
  expectNoFaults(onPages(previewFaults))
})

test('an example shows a picture or tells its result', () => {
  const taught = pages.filter(({ filePath }) => filePath.startsWith('learn/'))
  const listed = readFileSync(EXAMPLES_WITHOUT_RESULT, 'utf8').split('\n').filter(Boolean)
  const bare = taught.map((page) => ({ page, examples: bareExamples(page) }))
  const all = bare.flatMap(({ examples }) => examples)
  expectNoFaults([
    ...bare.flatMap(({ page, examples }) => faultsIn(fileOf(page), resultFaults(examples, listed))),
    ...faultsIn(EXAMPLES_WITHOUT_RESULT, listFaults(listed, all, MOST_WITHOUT_RESULT)),
  ])
})

test('pages have the sections of their kind', () => {
  expectNoFaults(onPages(shapeFaults))
})

test('names in code belong to this version and are documented', () => {
  expectNoFaults(onPages((page) => nameFaults(page, documented)))
})

test('the whole engine is on the cheatsheet, as it says', () => {
  const cheatsheet = pages.find(({ path }) => path === '/learn/cheatsheet')!
  expect(
    missingNames(
      cheatsheet,
      pages.flatMap(({ symbols }) => symbols),
    ),
  ).toEqual([])
})
