import fs from 'node:fs'
import path from 'node:path'
import { contentFiles, pageOfFile, sourceOf } from '../nodes/contentPages'
import { contentHash } from '../publish/contentNamed'
import { orderOf } from './drawnExamples'
import { madeExamples, madeFolder } from './madeExamples'

/** Names the texts of the pages whose examples are all made. */
const PAGES_FILE = 'pages.json'

/**
 * Makes the examples of all pages that have changed, on all cores, before Gatsby asks for them one after the other. A page
 * that cannot be read tells its fault when Gatsby asks for it.
 */
export async function makeExamplesAhead() {
  const list = path.join(madeFolder(), PAGES_FILE)
  const before = new Set(fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as string[]) : [])
  const texts = contentFiles().map((file) => ({ file, hash: contentHash(sourceOf(file)) }))
  const changed = texts.filter(({ hash }) => !before.has(hash))
  if (changed.length === 0) return
  await madeExamples().makeAll(changed.flatMap(({ file }) => ordersOf(file)))
  fs.writeFileSync(list, JSON.stringify(texts.map(({ hash }) => hash)))
}

function ordersOf(file: string) {
  try {
    return pageOfFile(file).examples.flatMap((example) => orderOf(example) ?? [])
  } catch {
    return []
  }
}
