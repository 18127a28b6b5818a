import { sharedEditIn } from './editAddress'
import { programFile, UNNAMED, type NewProject } from './project'
import { projectInHash } from './shareLink'

/** The history state that opens a project in the playground. */
export type HandedProject = { project: NewProject }

/** A program from a page or a link, or the link's error. */
type Arrival = NewProject | { error: string }

const DAMAGED_LINK = 'This link is damaged or incomplete. Ask for a new one.'

/** Undefined for none. */
export async function openedLinkIn({ state, hash }: { state: unknown; hash: string }): Promise<Arrival | undefined> {
  const { project } = (state ?? {}) as Partial<HandedProject>
  if (project) return project
  const shared = await projectInHash(hash)
  if (shared !== undefined) return shared ?? { error: DAMAGED_LINK }
  const edit = await sharedEditIn(hash)
  if (!edit) return undefined
  if ('error' in edit) return { error: DAMAGED_LINK }
  return { name: UNNAMED, files: [programFile(edit.text)], isForeign: true }
}
