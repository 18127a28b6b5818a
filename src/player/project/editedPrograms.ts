import { useRef, useSyncExternalStore } from 'react'
import { unsavedBecause, type Unsaved } from './saveState'
import { storedEdit, type CarriedEdits } from './storedEdit'

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

/** Undefined if unchanged. */
export function editedProgram(key: string, original: string): EditedProgram | undefined {
  const edit = kept.get(key) ?? restoredEdit(key)
  return edit?.original === original ? edit : undefined
}

export function useEditedProgram(key: string, original: string): EditedProgram | undefined {
  return useSyncExternalStore(listen, () => editedProgram(key, original))
}

/** The list is referentially stable until an edit changes. */
export function useEditedPrograms(programs: readonly { key: string; original: string }[]) {
  const last = useRef<readonly (EditedProgram | undefined)[]>([])
  return useSyncExternalStore(listen, () => {
    const edits = programs.map(({ key, original }) => editedProgram(key, original))
    const isSame = edits.length === last.current.length && edits.every((edit, index) => edit === last.current[index])
    if (!isSame) last.current = edits
    return last.current
  })
}

/** Applies to all pictures of a program in this tab. */
export function storeEdit(key: string, original: string, text: string) {
  const isForeign = kept.get(key)?.isForeign ?? false
  keep(key, text === original ? undefined : { original, text, isForeign })
}

/** Stored until the page is left. The user's own edit takes precedence. */
export function keepForeign(key: string, original: string, text: string) {
  if (text !== original && !editedProgram(key, original)) keep(key, { original, text, isForeign: true })
}

/** A shared program becomes the user's own when they run it. */
export function acceptForeign(key: string) {
  const edit = kept.get(key)
  if (edit?.isForeign) keep(key, { ...edit, isForeign: false })
}

/** Undefined if web storage has all edits of this tab. Otherwise, only this history entry has them. */
export function useUnsavedEdits(): Unsaved | undefined {
  return useSyncExternalStore(listen, () => (refused.size > 0 ? reason : undefined))
}

/** Edits that web storage rejected, as JSON by key, and the reason for the last one. */
const refused = new Map<string, string>()
let reason: Unsaved | undefined

function keep(key: string, edit: Kept | undefined) {
  if (edit) kept.set(key, edit)
  else kept.delete(key)
  store(key, edit && !edit.isForeign ? JSON.stringify([edit.original, edit.text]) : undefined)
  for (const listener of listeners) listener()
}

function store(key: string, edit: string | undefined) {
  refused.delete(key)
  if (edit !== undefined) refused.set(key, edit)
  try {
    if (edit === undefined) sessionStorage.removeItem(key)
    for (const [other, text] of refused) {
      sessionStorage.setItem(other, text)
      refused.delete(other)
    }
  } catch (error) {
    reason = unsavedBecause(error)
    removeStored(key)
  }
  if (refused.size > 0 || carried().edits) carryEdits()
}

/** An older edit would be restored instead. */
function removeStored(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Web storage is blocked
  }
}

const carried = () => (history.state ?? {}) as CarriedEdits

/** A reload keeps the history entry. */
function carryEdits() {
  const edits = refused.size > 0 ? Object.fromEntries(refused) : undefined
  try {
    history.replaceState({ ...carried(), edits } satisfies CarriedEdits, '')
  } catch {
    // Too many changes in a short time, or too large: leaving the page tries again
  }
}

// Other entries of this page, such as the overlay's, or the last chance
for (const left of ['popstate', 'pagehide']) {
  window.addEventListener(left, () => refused.size > 0 && carryEdits())
}

function restoredEdit(key: string): Kept | undefined {
  // Each program of a page asks with each key
  const stored = storedEdit(key)
  if (!stored) return undefined
  try {
    const [original, text] = JSON.parse(stored) as unknown[]
    if (typeof original !== 'string' || typeof text !== 'string') return undefined
    if (carried().edits?.[key] === stored) store(key, stored)
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
