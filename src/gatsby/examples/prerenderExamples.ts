import fs from 'node:fs'
import path from 'node:path'
import { textOf } from '../../markdown/fences/fence'
import type { ReadPage } from '../../markdown/readPage'
import { programsToAnalyze } from '../../markdown/references'
import { contentFiles, pageOfFile, sourceOf } from '../nodes/contentPages'
import { tryContent } from '../preview/contentErrors'
import { contentHash } from '../publish/publishedFiles'
import { orderOf, socialOrder } from './drawnExamples'
import { madeExamples, madeFolder } from './madeExamples'

/** Lists the pages whose examples are complete. */
const PAGES_FILE = 'pages.json'

/**
 * Compiles the examples of changed pages on all cores, before Gatsby requests them. Returns the errors of unreadable
 * pages by file.
 */
export async function prerenderExamples(): Promise<ReadonlyMap<string, readonly string[]>> {
  const list = path.join(madeFolder(), PAGES_FILE)
  const before = new Set(fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as string[]) : [])
  const texts = contentFiles().map((file) => ({ file, hash: contentHash(sourceOf(file)) }))
  const changed = texts.filter(({ hash }) => !before.has(hash))
  const unreadable = new Map<string, readonly string[]>()
  if (changed.length === 0) return unreadable
  const readable = (file: string): Pick<ReadPage, 'path' | 'examples' | 'fences'> => {
    const read = tryContent(() => pageOfFile(file))
    if ('given' in read) return read.given
    unreadable.set(file, [read.error])
    return { path: '', examples: [], fences: [] }
  }
  const { makeAll } = madeExamples()
  await makeAll(ordersOf(changed, readable))
  await makeAll([changed.flatMap(({ file }) => socialOrder(readable(file)) ?? [])])
  const made = texts.filter(({ file }) => !unreadable.has(file))
  fs.writeFileSync(list, JSON.stringify(made.map(({ hash }) => hash)))
  return unreadable
}

/** Compiling starts while later pages are still being read. */
function* ordersOf(
  files: readonly { file: string }[],
  readable: (file: string) => Pick<ReadPage, 'examples' | 'fences'>,
) {
  for (const { file } of files) {
    const { examples, fences } = readable(file)
    const readings = fences.flatMap((fence) =>
      programsToAnalyze(fence).map(({ program }) => ({ read: textOf(program) })),
    )
    yield [...examples.flatMap((example) => orderOf(example) ?? []), ...readings]
  }
}
