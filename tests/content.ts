import fs from 'node:fs'
import path from 'node:path'
import type { SearchDocument } from '../src/lib/search/searchDocument'
import type { EngineSymbol } from '../src/lib/symbols/engineSymbol'
import { SymbolTable } from '../src/lib/symbols/symbols'
import { siteDeclarations } from '../src/gatsby/examples/engineDeclarations'
import { searchedSections } from '../src/gatsby/search/localSearch'
import { ContentError, formatContentError, type SourceError } from '../src/markdown/contentError'
import { readPage, type ReadPage } from '../src/markdown/readPage'
import { usesIn, type Use } from 'rust/editor'
import { siteConfig } from '../src/site/siteConfig'
import { onceInRun } from './onceInRun'

const CONTENT_FOLDER = path.resolve('content')

type Content = { pages: ReadPage[]; errors: SourceError[] }

let content: Content | undefined

/** In file order, parsed once, with an error for each unreadable page. */
export function readContent(): Content {
  content ??= process.env.JEST_WORKER_ID === undefined ? parsedContent() : onceInRun('content', parsedContent)
  return content
}

function parsedContent(): Content {
  return contentFiles().reduce<Content>(
    ({ pages, errors }, file) => {
      const read = readContentFile(file)
      return read instanceof ContentError
        ? { pages, errors: [...errors, read.error] }
        : { pages: [...pages, read], errors }
    },
    { pages: [], errors: [] },
  )
}

function readContentFile(file: string): ReadPage | ContentError {
  try {
    return readPage(file, fs.readFileSync(path.join(CONTENT_FOLDER, file), 'utf8'), siteConfig.title)
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
}

export function contentPages(): ReadPage[] {
  const { pages, errors } = readContent()
  if (errors.length > 0) throw new Error(errors.map(formatContentError).join('\n'))
  return pages
}

export function contentFiles(): string[] {
  return fs
    .readdirSync(CONTENT_FOLDER, { recursive: true })
    .map((file) => String(file).split(path.sep).join('/'))
    .filter((file) => file.endsWith('.mdx'))
    .sort()
}

export function contentSymbols(): EngineSymbol[] {
  return contentPages().flatMap(({ symbols }) => symbols)
}

export function contentSymbolTable(): SymbolTable {
  return new SymbolTable(contentSymbols())
}

export const usesOf = (program: string): readonly Use[] => usesIn(program, siteDeclarations())

export function contentDocuments(): SearchDocument[] {
  return contentPages().flatMap(searchedSections)
}
