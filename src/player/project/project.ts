/** A text file of a project. */
export type ProjectFile = { readonly path: string; readonly text: string }

/** A picture of a project, as it was chosen. */
export type SpriteFile = { readonly path: string; readonly bytes: Uint8Array<ArrayBuffer> }

export type Project = {
  readonly id: string
  readonly name: string
  /** The program first. */
  readonly files: readonly ProjectFile[]
  /** Whether the user changed it; unchanged projects are dropped when another one is opened. */
  readonly isOwn: boolean
  /** Whether it comes from a shared link and has not been run. */
  readonly isForeign: boolean
  /** Time of the last change or opening, in ms since 1970. */
  readonly changedAt: number
  /** Counts saves; 0 before the first. */
  readonly revision: number
}

/** What a new project starts with. */
export type NewProject = {
  name: string
  files: readonly ProjectFile[]
  sprites?: readonly SpriteFile[]
  isForeign?: boolean
}

export const UNNAMED = 'Untitled'
export const MAX_NAME_LENGTH = 60

/** Every project has it. */
export const PROGRAM_PATH = 'src/lib.rs'
export const SETTINGS_PATH = 'turbo.toml'
export const SHADER_FOLDER = 'shaders/'
export const SPRITE_FOLDER = 'sprites/'

export const shaderFile = (name: string, text: string): ProjectFile => ({ path: `${SHADER_FOLDER}${name}.wgsl`, text })

export const programFile = (text: string): ProjectFile => ({ path: PROGRAM_PATH, text })

/** Undefined if there is none. */
export const textOf = (files: readonly ProjectFile[], path: string): string | undefined =>
  files.find((file) => file.path === path)?.text

export const programOf = (files: readonly ProjectFile[]): string => textOf(files, PROGRAM_PATH) ?? ''

/** Sorted as in the list. */
export function withFile(files: readonly ProjectFile[], file: ProjectFile): ProjectFile[] {
  if (files.some(({ path }) => path === file.path)) return files.map((old) => (old.path === file.path ? file : old))
  return [...files, file].sort((one, other) => rank(one.path) - rank(other.path) || one.path.localeCompare(other.path))
}

const RANKS = [PROGRAM_PATH, SETTINGS_PATH]
const rank = (path: string) => (RANKS.includes(path) ? RANKS.indexOf(path) : RANKS.length)

export const withoutFile = (files: readonly ProjectFile[], path: string): ProjectFile[] =>
  files.filter((file) => file.path !== path)

/** WGSL texts by shader name. */
export function shadersOf(files: readonly ProjectFile[]): Record<string, string> {
  return Object.fromEntries(
    files.flatMap(({ path, text }) => {
      const name = shaderNameOf(path)
      return name === undefined ? [] : [[name, text]]
    }),
  )
}

/** The name in `shaders::set`; undefined for other files. */
export const shaderNameOf = (path: string): string | undefined => /^shaders\/(.+)\.wgsl$/.exec(path)?.[1]

const NAME = /^[\p{L}\p{N}_][\p{L}\p{N}_ .-]*$/u
const MAX_PATH_LENGTH = 100

/** Safe names, as in `sprites/enemies/bat.png`: no empty, hidden or parent folder, no drive, no backslash. */
export function isSafePath(path: string): boolean {
  return path.length <= MAX_PATH_LENGTH && path.split('/').every((name) => NAME.test(name) && !/[. ]$/.test(name))
}

export function isSameText(one: readonly ProjectFile[], other: readonly ProjectFile[]): boolean {
  return one.length === other.length && one.every(({ path, text }) => textOf(other, path) === text)
}

export const isProjectText = (path: string): boolean =>
  path === PROGRAM_PATH || path === SETTINGS_PATH || (shaderNameOf(path) !== undefined && isSafePath(path))
