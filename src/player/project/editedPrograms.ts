import { useSyncExternalStore } from 'react'

/** The replacement of a page's program. */
type EditedProgram = {
  text: string
  /** Whether it comes from a shared link and has not been run. */
  isForeign: boolean
}

/** An edit with its original program; it is void for any other. */
type Kept = EditedProgram & { original: string }

const kept = new Map<string, Kept>()
const listeners = new Set<() => void>()

/** The edit of a program in this tab; undefined if unchanged. */
export function editedProgram(key: string, original: string): EditedProgram | undefined {
  const edit = kept.get(key) ?? storedEdit(key)
  return edit?.original === original ? edit : undefined
}

/** `editedProgram` as a hook. */
export function useEditedProgram(key: string, original: string): EditedProgram | undefined {
  return useSyncExternalStore(listen, () => editedProgram(key, original))
}

/** Stores an edit for all pictures of a program in this tab. */
export function storeEdit(key: string, original: string, text: string) {
  const isForeign = kept.get(key)?.isForeign ?? false
  keep(key, text === original ? undefined : { original, text, isForeign })
}

/** Keeps a shared program until the page is left. The user's own edit takes precedence. */
export function keepForeign(key: string, original: string, text: string) {
  if (text !== original && !editedProgram(key, original)) keep(key, { original, text, isForeign: true })
}

/** The user ran the shared program: it becomes their own. */
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
    // Without storage, the edit lasts as long as the page
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
