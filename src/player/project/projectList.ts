/** A program that a reader works on. */
export type Project = {
  id: string
  name: string
  text: string
  /** Whether the reader changed it. What is only looked at goes when something else is opened. */
  isOwn: boolean
  /** Whether it came with the address and nobody here has run it yet. */
  isForeign: boolean
  /** When it was opened or changed last, in milliseconds since 1970. */
  changedAt: number
}

/** All works of a reader, and the one that is open. There is always one. */
export type ProjectList = { projects: readonly Project[]; openId: string }

/** What a work begins as. */
export type NewProject = { name: string; text: string; isForeign?: boolean }

/** The smallest whole program that shows what it does. */
const FIRST_PROGRAM = `turbo::go!({
    clear(0x2b1d5eff);
    circ!(d = 48, x = 104, y = 32);
    text!("Hello!", x = 112, y = 104);
});`

/** How a work is called that nobody has named. */
export const UNNAMED = 'Untitled'

/** What a reader begins with who has nothing. */
export const FIRST_PROJECT: NewProject = { name: UNNAMED, text: FIRST_PROGRAM }

/** The work that is open. */
export const openProject = ({ projects, openId }: ProjectList): Project => projects.find(({ id }) => id === openId)!

/** The shelf of a reader who comes: the work that this tab had open, else the one that was changed last, else a new one. */
export function projectListOf(projects: readonly Project[], lastOpenId: string | null, fresh: Fresh): ProjectList {
  const [newest] = inOrder(projects)
  const open = projects.find(({ id }) => id === lastOpenId) ?? newest
  return open ? { projects, openId: open.id } : withProject({ projects, openId: '' }, FIRST_PROJECT, fresh)
}

/** What a new work is given: its id, and the time. */
export type Fresh = { id: string; now: number }

/** Opens something as a work of its own. */
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

/** Opens a work that is there. */
export function withOpen(shelf: ProjectList, id: string): ProjectList {
  if (id === shelf.openId || shelf.projects.every((project) => project.id !== id)) return shelf
  return { projects: withoutLookedAt(shelf).projects, openId: id }
}

/** Gives the open work another text or name, which makes it the reader's own. */
export function withChange(shelf: ProjectList, change: { name: string } | { text: string }, now: number): ProjectList {
  return withOpenAs(shelf, { ...change, isOwn: true, changedAt: now })
}

/** The reader runs the open work: from now on it is not foreign. */
export function withTrust(shelf: ProjectList): ProjectList {
  return openProject(shelf).isForeign ? withOpenAs(shelf, { isForeign: false }) : shelf
}

function withOpenAs({ projects, openId }: ProjectList, fields: Partial<Project>): ProjectList {
  return { projects: projects.map((project) => (project.id === openId ? { ...project, ...fields } : project)), openId }
}

/** Takes the open work away; the one that was changed before is open then, or a new one. */
export function withoutOpen({ projects, openId }: ProjectList, fresh: Fresh): ProjectList {
  return projectListOf(
    projects.filter(({ id }) => id !== openId),
    null,
    fresh,
  )
}

/** Puts a work back that was taken away, and opens it. */
export function withBack(shelf: ProjectList, project: Project): ProjectList {
  const projects = withoutLookedAt(shelf).projects.filter(({ id }) => id !== project.id)
  return { projects: [...projects, project], openId: project.id }
}

/**
 * The shelf after another tab changed what is kept: all of that, so that no tab goes on with an old text. The open work stays
 * where it is gone there, or could not be kept here.
 */
export function withStored(shelf: ProjectList, kept: readonly Project[], isKeptHere: boolean): ProjectList {
  const open = openProject(shelf)
  const others = kept.filter(({ id }) => id !== open.id)
  const theirs = kept.find(({ id }) => id === open.id)
  return { ...shelf, projects: [...others, isKeptHere && theirs ? theirs : open] }
}

/** The works as a list shows them: what was changed last stands first. */
export function inOrder(projects: readonly Project[]): Project[] {
  return [...projects].sort((a, b) => b.changedAt - a.changedAt)
}

/** What has to be kept and what forgotten after a change. */
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

/** The name, with a number behind it where another work has it. */
function freeName(name: string, projects: readonly Project[]): string {
  const taken = new Set(projects.map((project) => project.name))
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`
  return free
}
