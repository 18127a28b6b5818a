import path from 'node:path'
import { symbolChunksOf, symbolNamesOf, type SymbolsFile } from '../../lib/symbols/symbolChunks'
import type { PopupEntries } from '../../lib/symbols/symbolPopup'
import { publishChunks } from '../publish/publishedFiles'

/**
 * More symbols are chunked (docs/scale.md). At this number, a phone needs as long for the whole file as for the list of
 * chunks and the chunk of a first popup, and further popups need no request.
 */
const MAX_WHOLE_SYMBOLS = 800

/** On a large site, also publishes the chunks. */
export function publishedSymbols(entries: PopupEntries, root = path.resolve('public')): string {
  const isWhole = Object.keys(entries).length <= MAX_WHOLE_SYMBOLS
  const file = publishChunks('symbols', root, (publishChunk): SymbolsFile => {
    if (isWhole) return { entries }
    const publish = (chunk: unknown) => publishChunk(JSON.stringify(chunk))
    const { firsts, chunks } = symbolChunksOf(entries)
    return { firsts, chunks: chunks.map(publish), names: publish(symbolNamesOf(entries)) }
  })
  return JSON.stringify(file)
}
