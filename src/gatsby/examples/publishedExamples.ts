import path from 'node:path'
import type { ExamplePage } from '../../lib/symbols/engineExample'
import { cardChunksOf, exampleCards, type ExamplesFile } from '../../lib/symbols/exampleCards'
import { publishChunks } from '../publish/publishedFiles'

/** The first cards of the gallery. Also publishes the others in chunks, and each program. */
export function publishedExamples(pages: readonly ExamplePage[], root = path.resolve('public')): string {
  return publishChunks('examples', root, (publishChunk) => {
    const publish = (chunk: unknown) => publishChunk(JSON.stringify(chunk))
    const all = exampleCards(pages, publish)
    const [cards = [], ...others] = cardChunksOf(all)
    return JSON.stringify({ total: all.length, cards, chunks: others.map(publish) } satisfies ExamplesFile)
  })
}
