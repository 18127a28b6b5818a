import fs from 'node:fs'
import path from 'node:path'
import { pagePathOf } from '../../src/lib/address/paths'
import type { SearchDocument } from '../../src/lib/search/searchDocument'
import { pageFactsOf } from '../../src/markdown/pageFacts'
import { readPageSource } from '../../src/markdown/pageSource'
import { isSearchable, pageSectionsOf } from '../../src/gatsby/search/localSearch'

/** The documents of the content folder, read without Gatsby. */
export function contentDocuments(): SearchDocument[] {
  const root = path.resolve('content')
  return fs
    .readdirSync(root, { recursive: true })
    .map((file) => String(file).split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((filePath) => {
      const file = path.join(root, filePath)
      const facts = pageFactsOf(readPageSource(filePath, fs.readFileSync(file, 'utf8')), (sibling) =>
        fs.readFileSync(path.join(path.dirname(file), sibling), 'utf8'),
      )
      const page = { ...facts, path: pagePathOf(filePath), filePath }
      return isSearchable(page) ? pageSectionsOf(page) : []
    })
}
