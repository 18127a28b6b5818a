import type { LineError } from '../../src/markdown/contentError'
import type { ReadPage } from '../../src/markdown/readPage'
import { readContent } from '../content'
import { expectNoErrors, errorsIn, fileOf } from './errors'
import { missingNames } from './prose/cheatsheet'
import { documentedNames, nameErrors } from './prose/names'
import { previewErrors } from './prose/previews'
import { readabilityErrors } from './prose/readability'
import { resultErrors } from './prose/results'
import { shapeErrors } from './prose/shapes'
import { termErrors } from './prose/terms'

const { pages, errors } = readContent()
const documented = documentedNames(pages)

const onPages = (check: (page: ReadPage) => LineError[]) => pages.flatMap((page) => errorsIn(fileOf(page), check(page)))

afterAll(() => {
  process.stdout.write(`${pages.length} pages read, ${documented.size} documented names
`)
})

test('every page is valid', () => {
  expectNoErrors(errors)
})

test('phrases have their preferred form', () => {
  expectNoErrors(onPages(termErrors))
})

test('paragraphs are short, and code fits a narrow window', () => {
  expectNoErrors(onPages(readabilityErrors))
})

test('every preview is described', () => {
  expectNoErrors(onPages(previewErrors))
})

test('an example has a picture or states its result', () => {
  expectNoErrors(onPages((page) => (page.filePath.startsWith('learn/') ? resultErrors(page) : [])))
})

test('pages have the sections of their kind', () => {
  expectNoErrors(onPages(shapeErrors))
})

test('names in code exist in this version and are documented', () => {
  expectNoErrors(onPages((page) => nameErrors(page, documented)))
})

test('the cheatsheet is complete', () => {
  const cheatsheet = pages.find(({ path }) => path === '/learn/cheatsheet')!
  expect(
    missingNames(
      cheatsheet,
      pages.flatMap(({ symbols }) => symbols),
    ),
  ).toEqual([])
})
