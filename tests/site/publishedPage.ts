import fs from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'

const documents = new Map<string, Document>()

/** Shared; must not be modified. */
export function publishedPage(file: string): Document {
  const known = documents.get(file)
  if (known) return known
  const { document } = new JSDOM(fs.readFileSync(path.join('public', file), 'utf8')).window
  documents.set(file, document)
  return document
}
