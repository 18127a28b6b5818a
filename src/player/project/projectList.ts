export type Project = {
  id: string
  name: string
  text: string
  /** Whether the user changed it; an unchanged project is dropped when another is opened. */
  isOwn: boolean
  /** Whether it comes from a shared link and has not been run. */
  isForeign: boolean
  /** Time of the last change or opening, in ms since 1970. */
  changedAt: number
}

/** All projects and the open one; there is always one. */
export type ProjectList = { projects: readonly Project[]; openId: string }

export type NewProject = { name: string; text: string; isForeign?: boolean }

const FIRST_PROGRAM = `turbo::go!({
    clear(0x2b1d5eff);
    circ!(d = 48, x = 104, y = 32);
    text!("Hello!", x = 112, y = 104);
});`

export const UNNAMED = 'Untitled'

export const FIRST_PROJECT: NewProject = { name: UNNAMED, text: FIRST_PROGRAM }

export const openProject = ({ projects, openId }: ProjectList): Project => projects.find(({ id }) => id === openId)!

/** The initial list, which opens this tab's last project, else the one changed last, else a new one. */
export function projectListOf(projects: readonly Project[], lastOpenId: string | null, fresh: Fresh): ProjectList {
  const [newest] = inOrder(projects)
  const open = projects.find(({ id }) => id === lastOpenId) ?? newest
  return open ? { projects, openId: open.id } : withProject({ projects, openId: '' }, FIRST_PROJECT, fresh)
}

export type Fresh = { id: string; now: number }

export function withProject(
  shelf: ProjectList,
  { isForeign = false, ...beginning }: NewProject,
  { id, now }: Fresh,
): ProjectList {
  const { projects } = withoutLookedAt(shelf)
  const name = freeName(beginning.name.trim() || UNNAMED, projects)
  const project = { id, name, text: beginning.text, isOwn: false, isForeign, changedAt: now }
  return { projects: [...projects, project], openId: id }
}

export function withOpen(shelf: ProjectList, id: string): ProjectList {
  if (id === shelf.openId || shelf.projects.every((project) => project.id !== id)) return shelf
  return { projects: withoutLookedAt(shelf).projects, openId: id }
}

/** Changes the text or name of the open project, which makes it the user's own. */
export function withChange(shelf: ProjectList, change: { name: string } | { text: string }, now: number): ProjectList {
  return withOpenAs(shelf, { ...change, isOwn: true, changedAt: now })
}

/** Marks the open project as trusted, once the user ran it. */
export function withTrust(shelf: ProjectList): ProjectList {
  return openProject(shelf).isForeign ? withOpenAs(shelf, { isForeign: false }) : shelf
}

function withOpenAs({ projects, openId }: ProjectList, fields: Partial<Project>): ProjectList {
  return { projects: projects.map((project) => (project.id === openId ? { ...project, ...fields } : project)), openId }
}

/** Deletes the open project and opens the one changed before it, or a new one. */
export function withoutOpen({ projects, openId }: ProjectList, fresh: Fresh): ProjectList {
  return projectListOf(
    projects.filter(({ id }) => id !== openId),
    null,
    fresh,
  )
}

/** Restores and opens a deleted project. */
export function withBack(shelf: ProjectList, project: Project): ProjectList {
  const projects = withoutLookedAt(shelf).projects.filter(({ id }) => id !== project.id)
  return { projects: [...projects, project], openId: project.id }
}

/**
 * The list after another tab changed the storage. The open project stays, even if it was deleted there or could not be
 * stored here.
 */
export function withStored(shelf: ProjectList, kept: readonly Project[], isKeptHere: boolean): ProjectList {
  const open = openProject(shelf)
  const others = kept.filter(({ id }) => id !== open.id)
  const theirs = kept.find(({ id }) => id === open.id)
  return { ...shelf, projects: [...others, isKeptHere && theirs ? theirs : open] }
}

export function inOrder(projects: readonly Project[]): Project[] {
  return [...projects].sort((a, b) => b.changedAt - a.changedAt)
}

/** The storage changes between two lists. */
export function changesBetween(
  before: readonly Project[],
  after: readonly Project[],
): { kept: Project[]; gone: string[] } {
  return {
    kept: after.filter((project) => !before.includes(project)),
    gone: before.map(({ id }) => id).filter((id) => after.every((project) => project.id !== id)),
  }
}

function withoutLookedAt({ projects, openId }: ProjectList): ProjectList {
  return { projects: projects.filter(({ id, isOwn }) => isOwn || id !== openId), openId }
}

function freeName(name: string, projects: readonly Project[]): string {
  const taken = new Set(projects.map((project) => project.name))
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`
  return free
}
