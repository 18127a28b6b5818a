import fs from 'node:fs'
import path from 'node:path'
import type { SearchDocument } from '../src/lib/search/searchDocument'
import type { EngineSymbol } from '../src/lib/symbols/engineSymbol'
import { SymbolTable } from '../src/lib/symbols/symbols'
import { siteDeclarations } from '../src/gatsby/examples/engineDeclarations'
import { searchedSections } from '../src/gatsby/search/localSearch'
import { ContentError, formatContentError } from '../src/markdown/contentError'
import type { SourceError } from '../src/markdown/contentError'
import { readPage } from '../src/markdown/readPage'
import type { ReadPage } from '../src/markdown/readPage'
import type { Use } from 'rust/editor'
import { usesIn } from 'rust/editor'
import { siteConfig } from '../src/site/siteConfig'

const CONTENT_FOLDER = path.resolve('content')

type Content = { pages: ReadPage[]; errors: SourceError[] }

let content: Content | undefined

/** The pages of the content folder in the order of the files, each read once, and a fault for each that cannot be read. */
export function readContent(): Content {
  content ??= contentFiles().reduce<Content>(
    ({ pages, errors }, file) => {
      const read = readContentFile(file)
      return read instanceof ContentError
        ? { pages, errors: [...errors, read.error] }
        : { pages: [...pages, read], errors }
    },
    { pages: [], errors: [] },
  )
  return content
}

function readContentFile(file: string): ReadPage | ContentError {
  try {
    return readPage(file, fs.readFileSync(path.join(CONTENT_FOLDER, file), 'utf8'), siteConfig.title)
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
}

/** Every page of the content folder. */
export function contentPages(): ReadPage[] {
  const { pages, errors } = readContent()
  if (errors.length > 0) throw new Error(errors.map(formatContentError).join('\n'))
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

/** What a program uses of the engine and of std. */
export const usesOf = (program: string): readonly Use[] => usesIn(program, siteDeclarations())

/** The sections that the search knows. */
export function contentDocuments(): SearchDocument[] {
  return contentPages().flatMap(searchedSections)
}
