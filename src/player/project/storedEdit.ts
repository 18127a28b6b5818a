import { EDIT_PREFIX } from '../../lib/storage/storageKeys'

/** Prefix of the hash of a shared program. */
export const EDIT_MARK = '#edit='

/** Storage key of an edit: the page and the index of the code block. */
export function editKey(path: string, program: string | number): string {
  return `${EDIT_PREFIX}${path}:${program}`
}

/** Whether an example starts with an edit: stored in this tab or in a shared link. */
export function hasStoredEdit({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>, program: string): boolean {
  try {
    return hash.startsWith(EDIT_MARK) || sessionStorage.getItem(editKey(pathname, program)) !== null
  } catch {
    return false
  }
}
