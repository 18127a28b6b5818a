import { EDIT_PREFIX } from '../../lib/storage/storageKeys'

/** How the hash of an address begins that carries an edited program. */
export const EDIT_MARK = '#edit='

/** Where this tab keeps the edit of a program: by the page and by the place of its code block among those of the page. */
export function editKey(path: string, program: string | number): string {
  return `${EDIT_PREFIX}${path}:${program}`
}

/** Whether an example shows at once what a reader made of it: here before, or in the address that was shared. */
export function hasStoredEdit({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>, program: string): boolean {
  try {
    return hash.startsWith(EDIT_MARK) || sessionStorage.getItem(editKey(pathname, program)) !== null
  } catch {
    return false
  }
}
