import { sharedEditIn } from './editAddress'
import { UNNAMED } from './projectList'
import type { NewProject } from './projectList'

/** The history state that opens a project in the playground. */
export type HandedProject = { project: { name: string; text: string } }

type Arrival = NewProject | { error: string }

const DAMAGED_LINK = 'This link is damaged or incomplete.'

/** The project in a history entry or link, if any. */
export async function openedLinkIn({ state, hash }: { state: unknown; hash: string }): Promise<Arrival | undefined> {
  const { project } = (state ?? {}) as Partial<HandedProject>
  if (project) return project
  const shared = await sharedEditIn(hash)
  if (!shared) return undefined
  return 'error' in shared ? { error: DAMAGED_LINK } : { name: UNNAMED, text: shared.text, isForeign: true }
}
