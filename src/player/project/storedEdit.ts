import { EDIT_PREFIX } from '../../lib/storage/storageKeys'

/** Prefix of the hash of a shared program. */
export const EDIT_MARK = '#edit='

/** The page and the index of the code block. */
export function editKey(path: string, program: string | number): string {
  return `${EDIT_PREFIX}${path}:${program}`
}

/** History state with the edits that web storage refused, by key. */
export type CarriedEdits = { edits?: Record<string, string> }

/** Stored in this tab or in a shared link. */
export function hasStoredEdit({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>, program: string): boolean {
  return hash.startsWith(EDIT_MARK) || storedEdit(editKey(pathname, program)) !== undefined
}

/** JSON from web storage or this history entry; undefined if there is none. */
export function storedEdit(key: string): string | undefined {
  let stored: string | null = null
  try {
    stored = sessionStorage.getItem(key)
  } catch {
    // Blocked
  }
  return stored ?? (history.state as CarriedEdits | null)?.edits?.[key]
}
