import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectNoFaults } from './faults'
import { documentedNames, nameFaults } from './prose/names'
import { previewFaults } from './prose/previews'
import { readabilityFaults } from './prose/readability'
import { shapeFaults } from './prose/shapes'
import { spellingFaults, unusedWordFaults, WORD_LIST } from './prose/spelling'
import { wordsOf } from './prose/words'
import { readPages } from './reading'

const { pages, faults } = readPages(join(process.cwd(), 'content'))
const known = readFileSync(WORD_LIST, 'utf8').split('\n').filter(Boolean)
const used = new Set(pages.flatMap((page) => wordsOf(page).map(({ word }) => word)))
const documented = documentedNames(pages)

afterAll(() => {
  process.stdout.write(
    `${pages.length} pages read, ${used.size} different words, ${documented.size} documented names\n`,
  )
})

test('every page can be read', () => {
  expectNoFaults(faults)
})

test('words are spelled as in the list of words, and terms as we agreed', () => {
  expectNoFaults([...pages.flatMap((page) => spellingFaults(page, new Set(known))), ...unusedWordFaults(known, used)])
})

test('paragraphs can be read at a glance, and code fits a narrow window', () => {
  expectNoFaults(pages.flatMap(readabilityFaults))
})

test('the picture of each preview is described in words', () => {
  expectNoFaults(pages.flatMap(previewFaults))
})

test('pages have the sections of their kind', () => {
  expectNoFaults(pages.flatMap(shapeFaults))
})

test('names in code belong to this version and are documented', () => {
  expectNoFaults(pages.flatMap((page) => nameFaults(page, documented)))
})
