import { chunkOfKey } from '../lib/loading/chunks'
import { memoizedLoad } from '../lib/loading/memoizedLoad'
import { symbolNamesOf, type SymbolNames, type SymbolsFile } from '../lib/symbols/symbolChunks'
import type { PopupEntries } from '../lib/symbols/symbolPopup'
import { fetchChunk, memoizedPublished } from './fetchPublished'

let entries: PopupEntries = {}
let names: SymbolNames = { macros: [], methods: [] }

const loadPublished = memoizedPublished<SymbolsFile>('symbols')

const loadChunk = memoizedLoad(async (name) => (await fetchChunk('symbols', name, __BASE_PATH__)).json())

/** What has been loaded. */
export const loadedSymbols = (): PopupEntries => entries
export const loadedNames = (): SymbolNames => names

/** Loads the documentation of these symbols, or all if the site is small. Resolves with everything loaded so far. */
export async function loadSymbols(wanted: readonly string[]): Promise<PopupEntries> {
  const file = await loadFile()
  if ('entries' in file) return entries
  const chunks = new Set(wanted.map((name) => file.chunks[chunkOfKey(name, file.firsts)]!))
  await Promise.all([...chunks].map(async (chunk) => Object.assign(entries, await loadChunk(chunk))))
  return entries
}

async function loadFile(): Promise<SymbolsFile> {
  const file = await loadPublished()
  if ('entries' in file) entries = file.entries
  return file
}

export async function loadNames(): Promise<SymbolNames> {
  const file = await loadFile()
  names = 'entries' in file ? symbolNamesOf(file.entries) : ((await loadChunk(file.names)) as SymbolNames)
  return names
}
