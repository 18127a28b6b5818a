/** How the hash of an address begins that carries an edited program. */
export const EDIT_MARK = '#edit='

/** What an address carries: the program of a code block, counted from 0, or why there is none. */
export type SharedEdit = { program: number; text: string } | { fault: string }

/** The text that the hash of an address carries; undefined where the hash is an ordinary one. */
export async function sharedEditIn(hash: string): Promise<SharedEdit | undefined> {
  if (!hash.startsWith(EDIT_MARK)) return undefined
  return { fault: '' }
}
