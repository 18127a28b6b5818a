import fs from 'node:fs'
import path from 'node:path'
import type { SearchDocument } from '../src/lib/search/searchDocument'
import type { EngineSymbol } from '../src/lib/symbols/engineSymbol'
import { SymbolTable } from '../src/lib/symbols/symbols'
import { isSearchable } from '../src/gatsby/search/localSearch'
import { readPage } from '../src/markdown/readPage'
import type { ReadPage } from '../src/markdown/readPage'
import { siteConfig } from '../src/site/siteConfig'

const CONTENT_FOLDER = path.resolve('content')

let pages: ReadPage[] | undefined

/** Every page of the content folder, read once, in the order of the files. */
export function contentPages(): ReadPage[] {
  pages ??= contentFiles().map((file) =>
    readPage(file, fs.readFileSync(path.join(CONTENT_FOLDER, file), 'utf8'), siteConfig.title),
  )
  return pages
}

/** The MDX files below the content folder, with slashes. */
export function contentFiles(): string[] {
  return fs
    .readdirSync(CONTENT_FOLDER, { recursive: true })
    .map((file) => String(file).split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx'))
    .sort()
}

/** What the pages document of the engine. */
export function contentSymbols(): EngineSymbol[] {
  return contentPages().flatMap(({ symbols }) => symbols)
}

/** The documented symbols by name. */
export function contentSymbolTable(): SymbolTable {
  return new SymbolTable(contentSymbols())
}

/** The sections that the search knows. */
export function contentDocuments(): SearchDocument[] {
  return contentPages()
    .filter(isSearchable)
    .flatMap(({ sections }) => sections)
}
