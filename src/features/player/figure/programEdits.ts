import { useSyncExternalStore } from 'react'

/** An edit, with the program that it began as: on another one it means nothing. */
type Edit = readonly [original: string, edited: string]

const edits = new Map<string, Edit>()
const listeners = new Set<() => void>()

/** The key of the edits of one program: the page and the place of its code block among those of the page. */
export function editKey(path: string, program: number): string {
  return `turbo-edit:${path}:${program}`
}

/** What a reader made of a program in this tab; undefined where she changed nothing. */
export function editOf(key: string, original: string): string | undefined {
  const edit = edits.get(key) ?? storedEdit(key)
  return edit?.[0] === original ? edit[1] : undefined
}

/** Keeps what a reader made of a program, for all its pictures, and while this tab lives. */
export function keepEdit(key: string, original: string, edited: string) {
  if (edited === original) edits.delete(key)
  else edits.set(key, [original, edited])
  store(key, edits.get(key))
  for (const listener of listeners) listener()
}

/** What a reader made of a program, as it changes. */
export function useEdit(key: string, original: string): string | undefined {
  return useSyncExternalStore(listen, () => editOf(key, original))
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function storedEdit(key: string): Edit | undefined {
  try {
    const text = sessionStorage.getItem(key)
    const edit = text === null ? undefined : (JSON.parse(text) as Edit)
    if (edit) edits.set(key, edit)
    return edit
  } catch {
    return undefined
  }
}

function store(key: string, edit: Edit | undefined) {
  try {
    if (edit) sessionStorage.setItem(key, JSON.stringify(edit))
    else sessionStorage.removeItem(key)
  } catch {
    // Where the browser keeps nothing, the edit lasts as long as the page
  }
}
