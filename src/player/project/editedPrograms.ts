import { useSyncExternalStore } from 'react'

/** What stands in the place of a program of the page. */
type EditedProgram = {
  text: string
  /** Whether it came with the address and nobody here has run it yet. */
  isForeign: boolean
}

/** An edit, with the program that it began as: on another one it means nothing. */
type Kept = EditedProgram & { original: string }

const kept = new Map<string, Kept>()
const listeners = new Set<() => void>()

/** What a reader made of a program in this tab, or was sent; undefined where it is that of the page. */
export function editedProgram(key: string, original: string): EditedProgram | undefined {
  const edit = kept.get(key) ?? storedEdit(key)
  return edit?.original === original ? edit : undefined
}

/** The same, as it changes. */
export function useEditedProgram(key: string, original: string): EditedProgram | undefined {
  return useSyncExternalStore(listen, () => editedProgram(key, original))
}

/** Keeps what a reader made of a program, for all its pictures, and while this tab lives. */
export function storeEdit(key: string, original: string, text: string) {
  const isForeign = kept.get(key)?.isForeign ?? false
  keep(key, text === original ? undefined : { original, text, isForeign })
}

/** Keeps a program that came with the address, as long as the page is not left. An edit of the reader's own stands before it. */
export function keepForeign(key: string, original: string, text: string) {
  if (text !== original && !editedProgram(key, original)) keep(key, { original, text, isForeign: true })
}

/** The reader ran the program that came with the address: from now on it is hers. */
export function acceptForeign(key: string) {
  const edit = kept.get(key)
  if (edit?.isForeign) keep(key, { ...edit, isForeign: false })
}

function keep(key: string, edit: Kept | undefined) {
  if (edit) kept.set(key, edit)
  else kept.delete(key)
  try {
    if (edit && !edit.isForeign) sessionStorage.setItem(key, JSON.stringify([edit.original, edit.text]))
    else sessionStorage.removeItem(key)
  } catch {
    // Where the browser keeps nothing, the edit lasts as long as the page
  }
  for (const listener of listeners) listener()
}

function storedEdit(key: string): Kept | undefined {
  try {
    const stored = sessionStorage.getItem(key)
    if (stored === null) return undefined
    const [original, text] = JSON.parse(stored) as unknown[]
    if (typeof original !== 'string' || typeof text !== 'string') return undefined
    const edit = { original, text, isForeign: false }
    kept.set(key, edit)
    return edit
  } catch {
    return undefined
  }
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
