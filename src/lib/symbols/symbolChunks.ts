import { chunksOf } from '../loading/chunks'
import type { PopupEntries } from './symbolPopup'

/** The published symbols: all entries; or the first symbol of each chunk, the chunks, and that of `SymbolNames`. */
export type SymbolsFile = { entries: PopupEntries } | { firsts: string[]; chunks: string[]; names: string }

/** Names that the editor looks up by their beginning or end. */
export type SymbolNames = { macros: string[]; methods: string[] }

/** About 4 KB after brotli. */
const CHUNK_LENGTH = 24_000

/** Splits entries by their names. */
export function symbolChunksOf(entries: PopupEntries): { firsts: string[]; chunks: PopupEntries[] } {
  const sorted = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1))
  const groups = chunksOf(sorted, (entry) => JSON.stringify(entry).length, CHUNK_LENGTH)
  return { firsts: groups.map(([first]) => first![0]), chunks: groups.map((group) => Object.fromEntries(group)) }
}

export function symbolNamesOf(entries: PopupEntries): SymbolNames {
  const ofKind = (wanted: string) => Object.keys(entries).filter((name) => entries[name]!.kind === wanted)
  return { macros: ofKind('macro'), methods: ofKind('method') }
}
