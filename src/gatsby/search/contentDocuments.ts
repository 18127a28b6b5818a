import fs from 'node:fs'
import path from 'node:path'
import { pagePathOf } from '../../lib/address/paths'
import type { SearchDocument } from '../../lib/search/searchDocument'
import { pageFactsOf } from '../../markdown/pageFacts'
import { readPageSource } from '../../markdown/pageSource'
import { isSearchable, pageSectionsOf } from './localSearch'

/** The documents of the content folder, read without Gatsby; for tests. */
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
