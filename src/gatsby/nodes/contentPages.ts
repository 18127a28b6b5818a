import fs from 'node:fs'
import path from 'node:path'
import { readPage, type ReadPage } from '../../markdown/readPage'
import { siteConfig } from '../../site/siteConfig'

export const CONTENT_FOLDER = path.resolve('content')

/** Without the tree and what refers to it, which are many times larger than the text. */
export type ContentPage = Omit<ReadPage, 'tree' | 'rowIds' | 'tables'>

const WITHOUT_TREE = { tree: undefined, rowIds: undefined, tables: undefined }

const known = new Map<string, ContentPage>()

/** Parses a page; cached by text. */
export function pageOfFile(filePath: string): ContentPage {
  const source = sourceOf(filePath)
  const last = known.get(filePath)
  if (last?.source === source) return last
  const page: ContentPage = { ...readPage(filePath, source, siteConfig.title), ...WITHOUT_TREE }
  known.set(filePath, page)
  return page
}

export const lastPageOfFile = (filePath: string): ContentPage | undefined => known.get(filePath)

/** Frees the memory of a page. */
export const forgetPage = (filePath: string) => known.delete(filePath)

export const pathInContent = (file: string) => path.relative(CONTENT_FOLDER, file).split(path.sep).join('/')

export const sourceOf = (filePath: string) => fs.readFileSync(path.join(CONTENT_FOLDER, filePath), 'utf8')

export function contentFiles(): string[] {
  return fs
    .readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
}
