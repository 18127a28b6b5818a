import fs from 'node:fs'
import path from 'node:path'
import { textOf } from '../../markdown/fences/fence'
import type { ReadPage } from '../../markdown/readPage'
import { readingsOf } from '../../markdown/references/rustReferences'
import { contentFiles, pageOfFile, sourceOf } from '../nodes/contentPages'
import { contentHash } from '../publish/contentNamed'
import { orderOf } from './drawnExamples'
import { madeExamples, madeFolder } from './madeExamples'
import { socialOrder } from './socialPicture'

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
  const { makeAll } = madeExamples()
  await makeAll(ordersOf(changed.map(({ file }) => file)))
  await makeAll([changed.flatMap(({ file }) => socialOrder(readable(file)) ?? [])])
  fs.writeFileSync(list, JSON.stringify(texts.map(({ hash }) => hash)))
}

function* ordersOf(files: readonly string[]) {
  for (const file of files) {
    const { examples, fences } = readable(file)
    const readings = fences.flatMap((fence) => readingsOf(fence).map(({ program }) => ({ read: textOf(program) })))
    yield [...examples.flatMap((example) => orderOf(example) ?? []), ...readings]
  }
}

function readable(file: string): Pick<ReadPage, 'path' | 'examples' | 'fences'> {
  try {
    return pageOfFile(file)
  } catch {
    return { path: '', examples: [], fences: [] }
  }
}
