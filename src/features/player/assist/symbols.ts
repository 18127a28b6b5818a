import { fetchPublished } from '../../../dom/fetchPublished'
import { inTime } from '../../../lib/loading/inTime'
import { loadedOnce } from '../../../lib/loading/loadedOnce'
import type { PopupEntries, PopupEntry } from '../../../lib/symbols/symbolPopup'
import type { Suggestion } from '../worker/protocol'

let loaded: PopupEntries = {}

/** Loads what the pages say of the engine, once; after a failure, the next call tries again. */
export const loadSymbols = loadedOnce(async (): Promise<PopupEntries> => {
  loaded = (await (await fetchPublished('symbols', __BASE_PATH__)).json()) as PopupEntries
  return loaded
})

/** So long an answer waits for them: who writes on has no use for a later one. */
const SOON_MS = 1_000

/** What is loaded of it soon, without a failure. */
export function symbolsSoon(): Promise<PopupEntries> {
  return inTime(loadSymbols(), SOON_MS).then(symbols, symbols)
}

/** What is loaded of it. */
export const symbols = (): PopupEntries => loaded

/** What the pages say of something that the language has named. */
export function entryOf(
  entries: PopupEntries,
  { owner, kind, name }: Suggestion,
  path?: string,
): PopupEntry | undefined {
  if (path !== undefined && entries[`${path}::${name}`]) return entries[`${path}::${name}`]
  if (owner === undefined) return entries[name]
  return entries[kind === 'field' ? `${owner}.${name}` : `${owner}::${name}`]
}
