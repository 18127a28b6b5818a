import { DEFAULT_CANVAS } from './canvas'

/** A mistake in `turbo.toml`, as in the editor: offsets and a message. */
export type SettingsProblem = { start: number; end: number; message: string; label?: string }

/** The settings that change what the playground shows. */
export type Settings = {
  name?: string
  resolution?: readonly [width: number, height: number]
  /** `default-surface-shader` */
  shader?: string
}

type Kind = 'string' | 'number' | 'bool' | 'list of strings'

/** The documented keys by table; '' is the top level. `*` stands for any name. */
export const SETTINGS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  '': { name: 'string', version: 'string', authors: 'list of strings', description: 'string' },
  canvas: { width: 'number', height: 'number', 'auto-size': 'number', fps: 'number' },
  font: { 'include-builtin-fonts': 'bool', 'default-font': 'string', 'default-size': 'number' },
  'font.settings.*': { file: 'string', size: 'number' },
  shader: { 'default-surface-shader': 'string' },
  'turbo-os': { 'api-url': 'string' },
}

/** Largest canvas here, in pixels per side. */
const MAX_CANVAS_PX = 1024

type Table = { readonly [key: string]: unknown }
type Parse = (text: string) => Table

/** Settings with errors keep their defaults. */
export function readSettings(text: string, parse: Parse): { settings: Settings; problems: SettingsProblem[] } {
  let file: Table
  try {
    file = parse(text)
  } catch (error) {
    return { settings: {}, problems: [syntaxProblem(text, error as Error & Partial<{ line: number; column: number }>)] }
  }
  const problems: SettingsProblem[] = []
  checkTable(file, '', (path, key, message) => problems.push({ ...placeOf(text, path, key), message }))
  const canvas = (file.canvas ?? {}) as Table
  for (const key of ['width', 'height']) {
    const value = canvas[key]
    if (typeof value !== 'number' || isSide(value)) continue
    const message = `\`${key}\` is a whole number from 1 to ${MAX_CANVAS_PX} in the playground`
    problems.push({ ...placeOf(text, 'canvas', key), message })
  }
  for (const [key, message] of ELSEWHERE) {
    if (canvas[key] !== undefined) problems.push({ ...placeOf(text, 'canvas', key), message })
  }
  return { settings: settingsOf(file), problems }
}

const ELSEWHERE = [
  ['auto-size', `the playground has no window to measure: it uses \`width\` and \`height\``],
  ['fps', 'the playground always runs at 60 frames per second'],
] as const

const isSide = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_CANVAS_PX

function settingsOf({ name, canvas, shader }: Table): Settings {
  const { width, height } = (canvas ?? {}) as Table
  const surface = ((shader ?? {}) as Table)['default-surface-shader']
  const resolution = [width, height].map((side, at) => (isSide(side) ? side : DEFAULT_CANVAS[at]!))
  const isDefault = resolution.every((side, at) => side === DEFAULT_CANVAS[at])
  return {
    ...(typeof name === 'string' && { name }),
    ...(!isDefault && { resolution: resolution as [number, number] }),
    ...(typeof surface === 'string' && surface !== '' && { shader: surface }),
  }
}

function checkTable(table: Table, path: string, report: (path: string, key: string, message: string) => void) {
  const known = SETTINGS[path] ?? SETTINGS[path.replace(/[^.]+$/, '*')] ?? {}
  for (const [key, value] of Object.entries(table)) {
    const inner = path === '' ? key : `${path}.${key}`
    const kind = Object.hasOwn(known, key) ? known[key] : undefined
    if (kind !== undefined) {
      if (!isOfKind(value, kind)) report(path, key, `\`${key}\` is a ${kind}`)
    } else if (isTable(value) && isTablePath(inner)) checkTable(value, inner, report)
    else report(path, key, unknownMessage(path, key, isTable(value)))
  }
}

function unknownMessage(path: string, key: string, isTableHere: boolean): string {
  if (isTableHere) return `Turbo has no table \`[${path === '' ? key : `${path}.${key}`}]\``
  const home = Object.keys(SETTINGS).find((table) => table !== '' && Object.hasOwn(SETTINGS[table]!, key))
  const where = path === '' ? 'the top level' : `\`[${path}]\``
  return home ? `\`${key}\` belongs to \`[${home}]\`` : `${where} has no key \`${key}\``
}

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

const isTablePath = (path: string) => {
  const names = path.split('.')
  return Object.keys(SETTINGS).some((table) => {
    const parts = table.split('.')
    return names.length <= parts.length && names.every((name, at) => parts[at] === '*' || parts[at] === name)
  })
}

function isOfKind(value: unknown, kind: Kind): boolean {
  if (kind === 'list of strings') return Array.isArray(value) && value.every((item) => typeof item === 'string')
  return typeof value === (kind === 'bool' ? 'boolean' : kind)
}

/** The line of a key in its table, as offsets. */
function placeOf(text: string, path: string, key: string): { start: number; end: number } {
  let table = ''
  let at = 0
  for (const line of text.split('\n')) {
    const header = /^\s*\[\s*([^\]]+?)\s*\]/.exec(line)
    if (header) table = header[1]!.replace(/["'\s]/g, '')
    const isHeader = header !== null && table === (path === '' ? key : `${path}.${key}`)
    const isKey = table === path && /^\s*["']?([\w-]+)/.exec(line)?.[1] === key
    if (isHeader || isKey) {
      const indent = line.length - line.trimStart().length
      return { start: at + indent, end: at + line.trimEnd().length }
    }
    at += line.length + 1
  }
  return { start: 0, end: Math.max(1, text.indexOf('\n')) }
}

function syntaxProblem(text: string, error: Error & { line?: number; column?: number }): SettingsProblem {
  const [summary = 'this line cannot be read'] = error.message.replace(/^Invalid TOML document: /, '').split('\n')
  const lines = text.split('\n')
  const line = Math.min(Math.max(error.line ?? 1, 1), lines.length)
  const lineStart = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0)
  const column = Math.min(Math.max((error.column ?? 1) - 1, 0), Math.max(lines[line - 1]!.length - 1, 0))
  return { start: lineStart + column, end: lineStart + Math.max(lines[line - 1]!.length, column + 1), message: summary }
}
