import { fetchPublished } from '../../../dom/fetchPublished'
import { loadedOnce } from '../../../lib/loading/loadedOnce'
import type { PopupEntries, PopupEntry } from '../../../lib/symbols/symbolPopup'
import type { Suggestion } from '../worker/protocol'

let loaded: PopupEntries = {}

/** Loads what the pages say of the engine, once; after a failure, the next call tries again. */
export const loadSymbols = loadedOnce(async (): Promise<PopupEntries> => {
  loaded = (await (await fetchPublished('symbols', __BASE_PATH__)).json()) as PopupEntries
  return loaded
})

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
