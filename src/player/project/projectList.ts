import {
  isSameText,
  MAX_NAME_LENGTH,
  programFile,
  UNNAMED,
  type NewProject,
  type Project,
  type ProjectFile,
} from './project'

/** All projects and the open one; there is always one. */
export type ProjectList = { readonly projects: readonly Project[]; readonly openId: string }

/** The smallest program that shows what it does. */
const FIRST_PROGRAM = `turbo::go!({
    clear(0x2b1d5eff);
    circ!(d = 48, x = 104, y = 32);
    text!("Hello!", x = 112, y = 104);
});`

export const FIRST_PROJECT: NewProject = { name: UNNAMED, files: [programFile(FIRST_PROGRAM)] }

export const openProject = ({ projects, openId }: ProjectList): Project => projects.find(({ id }) => id === openId)!

/** Opens the project of this tab, else the one changed last, else a new one. */
export function projectListOf(projects: readonly Project[], lastOpenId: string | null, fresh: Fresh): ProjectList {
  const [newest] = inOrder(projects)
  const open = projects.find(({ id }) => id === lastOpenId) ?? newest
  return open ? { projects, openId: open.id } : withProject({ projects, openId: '' }, FIRST_PROJECT, fresh)
}

/** Whether a stored value can be opened. */
export function isProject(value: unknown): value is Project {
  const { id, name, files, changedAt, revision } = (value ?? {}) as Partial<Project>
  return (
    [id, name].every((text) => typeof text === 'string') &&
    [changedAt, revision].every((number) => typeof number === 'number') &&
    Array.isArray(files) &&
    (files as Partial<ProjectFile>[]).every(({ path, text }) => typeof path === 'string' && typeof text === 'string')
  )
}

/** A project that a closing page left, and the id of a copy of it. */
export type Backup = { readonly project: Project; readonly copyId: string }

/** A backup replaces the revision on which it is based. If another tab stored a later one, it becomes a copy. */
export function withBackups(stored: readonly Project[], backups: readonly Backup[]): Project[] {
  let projects: readonly Project[] = stored
  for (const { project, copyId } of backups) {
    const known = projects.find(({ id }) => id === project.id)
    if (known && (isSame(known, project) || projects.some(({ id }) => id === copyId))) continue
    if (!known) projects = [...projects, project]
    else if (stored.includes(known) && project.revision >= known.revision)
      projects = projects.map((other) => (other === known ? project : other))
    else projects = [...projects, copyOf(project, { id: copyId, now: project.changedAt }, projects)]
  }
  return [...projects]
}

/** Id and time of a new project. */
export type Fresh = { id: string; now: number }

export function withProject(list: ProjectList, beginning: NewProject, { id, now }: Fresh): ProjectList {
  const { projects } = withoutLookedAt(list)
  const name = freeName(beginning.name.trim().slice(0, MAX_NAME_LENGTH) || UNNAMED, projects)
  const { files, isForeign = false } = beginning
  const project = { id, name, files, isOwn: false, isForeign, changedAt: now, revision: 0 }
  return { projects: [...projects, project], openId: id }
}

/** Does not open the copy. */
export function withCopy(list: ProjectList, id: string, fresh: Fresh): ProjectList {
  const source = list.projects.find((project) => project.id === id)
  if (!source) return list
  return { ...list, projects: [...list.projects, copyOf(source, fresh, list.projects)] }
}

/** The version of another tab takes the place of a project, which continues as a copy. */
export function withFork(list: ProjectList, theirs: Project, fresh: Fresh): ProjectList {
  const own = list.projects.find(({ id }) => id === theirs.id)
  if (!own) return list
  const copy = copyOf(own, fresh, [...list.projects, theirs])
  return {
    projects: list.projects.flatMap((project) => (project === own ? [theirs, copy] : [project])),
    openId: list.openId === own.id ? copy.id : list.openId,
  }
}

const copyOf = (source: Project, { id, now }: Fresh, projects: readonly Project[]): Project => {
  const name = freeName(source.name || UNNAMED, projects)
  return { ...source, id, name, isOwn: true, changedAt: now, revision: 0 }
}

export function withOpen(list: ProjectList, id: string): ProjectList {
  if (id === list.openId || list.projects.every((project) => project.id !== id)) return list
  return { projects: withoutLookedAt(list).projects, openId: id }
}

/** The project becomes the user's own. */
export function withChange(
  list: ProjectList,
  id: string,
  change: Partial<Pick<Project, 'name' | 'files'>>,
  now: number,
): ProjectList {
  return withFields(list, id, { ...change, isOwn: true, changedAt: now })
}

/** The open project is no longer foreign. */
export function withTrust(list: ProjectList): ProjectList {
  return openProject(list).isForeign ? withFields(list, list.openId, { isForeign: false }) : list
}

function withFields({ projects, openId }: ProjectList, id: string, fields: Partial<Project>): ProjectList {
  return { projects: projects.map((project) => (project.id === id ? { ...project, ...fields } : project)), openId }
}

/** If the project was open, opens the one changed last, or a new one. */
export function withoutProject({ projects, openId }: ProjectList, id: string, fresh: Fresh): ProjectList {
  const rest = projects.filter((project) => project.id !== id)
  return projectListOf(rest, id === openId ? null : openId, fresh)
}

export function withBack(list: ProjectList, project: Project, wasOpen: boolean): ProjectList {
  const kept = wasOpen ? withoutLookedAt(list) : list
  const projects = kept.projects.filter(({ id }) => id !== project.id)
  return { projects: [...projects, project], openId: wasOpen ? project.id : list.openId }
}

/** After another tab changed the storage. Unsaved projects and the open one stay. */
export function withStored(
  list: ProjectList,
  stored: readonly Project[],
  isUnsaved: (project: Project) => boolean,
): ProjectList {
  const own = list.projects.filter((project) => {
    const theirs = stored.find(({ id }) => id === project.id)
    return isUnsaved(project) || (theirs ? theirs.revision <= project.revision : project.id === list.openId)
  })
  const others = stored.filter(({ id }) => own.every((project) => project.id !== id))
  return { ...list, projects: [...others, ...own] }
}

/** Whether another tab stored a version that this one is not based on. */
export const isConflict = (project: Project, stored: Project): boolean =>
  stored.revision > project.revision && !isSame(project, stored)

/** The next revision; in a conflict, the stored one. */
export function versionToStore(project: Project, stored: Project | undefined): Project {
  if (stored && isConflict(project, stored)) return stored
  return { ...project, revision: Math.max(project.revision, stored?.revision ?? 0) + 1 }
}

const isSame = (one: Project, other: Project) => one.name === other.name && isSameText(one.files, other.files)

/** Newest first. */
export function inOrder(projects: readonly Project[]): Project[] {
  return [...projects].sort((a, b) => b.changedAt - a.changedAt)
}

function withoutLookedAt({ projects, openId }: ProjectList): ProjectList {
  return { projects: projects.filter(({ id, isOwn }) => isOwn || id !== openId), openId }
}

/** Numbered if taken. */
function freeName(name: string, projects: readonly Project[]): string {
  const taken = new Set(projects.map((project) => project.name))
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`
  return free
}
