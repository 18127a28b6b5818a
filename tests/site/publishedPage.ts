import fs from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'

const documents = new Map<string, Document>()

/** A published page as a browser reads it, read once. Nobody may change it. */
export function publishedPage(file: string): Document {
  const known = documents.get(file)
  if (known) return known
  const { document } = new JSDOM(fs.readFileSync(path.join('public', file), 'utf8')).window
  documents.set(file, document)
  return document
}
