import { sharedEditIn } from './editAddress'
import { UNNAMED } from './projectList'
import type { NewProject } from './projectList'

/** What an entry of the history carries to the playground. */
export type HandedProject = { project: { name: string; text: string } }

/** What a reader brings along: a program of a page or of a shared address, or why that address holds none. */
type Arrival = NewProject | { error: string }

const DAMAGED_LINK = 'This link is damaged or incomplete.'

/** What the reader brings along with this entry of the history; undefined where that is nothing. */
export async function openedLinkIn({ state, hash }: { state: unknown; hash: string }): Promise<Arrival | undefined> {
  const { project } = (state ?? {}) as Partial<HandedProject>
  if (project) return project
  const shared = await sharedEditIn(hash)
  if (!shared) return undefined
  return 'error' in shared ? { error: DAMAGED_LINK } : { name: UNNAMED, text: shared.text, isForeign: true }
}
