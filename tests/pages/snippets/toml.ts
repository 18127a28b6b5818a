import { parse, TomlError } from 'smol-toml'
import type { LineError } from '../../../src/markdown/contentError'
import { textOf, type Fence } from '../../../src/markdown/fences/fence'
import type { DeclaringTable } from '../../../src/markdown/symbols/readSymbols'

const TYPE_TESTS: Record<string, ((value: unknown) => boolean) | undefined> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  bool: (value) => typeof value === 'boolean',
  'list of strings': (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
}

/** Types of turbo.toml keys by table; `''` is the top level. */
export type DocumentedKeys = ReadonlyMap<string, ReadonlyMap<string, string>>

export function documentedKeys(tables: readonly DeclaringTable[]): DocumentedKeys {
  const keys = new Map<string, Map<string, string>>()
  for (const { symbol, column, rows } of tables) {
    if (column !== 'Key' || symbol === undefined) continue
    const table = symbol === 'turbo.toml' ? '' : symbol.replace(/^\[|\]$/g, '')
    keys.set(table, new Map(rows.flatMap(({ names, type }) => names.map((name) => [name, type ?? '']))))
  }
  return keys
}

/** Files other than turbo.toml only have to be valid. */
export function checkToml({ meta: { title }, line, program }: Fence, keys: DocumentedKeys): LineError[] {
  let data: Table
  try {
    data = parse(textOf(program))
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    const problem = `not valid TOML: ${error.message.split('\n')[0]}`
    return [{ line: program[error.line - 1]?.line ?? line, problem, remedy: 'write it as TOML' }]
  }
  if (title?.endsWith('.toml') && title !== 'turbo.toml') return []
  return keyProblems(data, [], keys).map(({ key, ...problem }) => {
    const found = program.find(({ text }) => text.trimStart().startsWith(key) || text.includes(`${key}]`))
    return { line: found?.line ?? line, ...problem }
  })
}

type Table = Record<string, unknown>

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type KeyProblem = Omit<LineError, 'line'> & { key: string }

function keyProblems(data: Table, path: readonly string[], keys: DocumentedKeys): KeyProblem[] {
  const documented = keysOfTable(path, keys)
  return Object.entries(data).flatMap(([key, value]): KeyProblem[] => {
    if (isTable(value)) {
      const table = [...path, key]
      const known = [...keys.keys()].filter(Boolean).map((name) => `[${name}]`)
      return isDocumentedTable(table, keys)
        ? keyProblems(value, table, keys)
        : [
            {
              key,
              problem: `\`[${table.join('.')}]\` is not a documented table`,
              remedy: `use one of ${known.join(', ')}`,
            },
          ]
    }
    const type = documented?.get(key)
    if (!type) {
      const known = [...(documented?.keys() ?? [])].join(', ')
      return [
        { key, problem: `\`${[...path, key].join('.')}\` is not a documented key`, remedy: `use one of ${known}` },
      ]
    }
    const fits = TYPE_TESTS[type]?.(value) ?? true
    return fits ? [] : [{ key, problem: `\`${key}\` is not of type ${type}`, remedy: `write a ${type}` }]
  })
}

function keysOfTable(path: readonly string[], keys: DocumentedKeys): ReadonlyMap<string, string> | undefined {
  return [...keys].find(([table]) => matches(path, segmentsOf(table)))?.[1]
}

/** A table is documented itself or as a prefix, as `font.settings` is by `font.settings.<name>`. */
function isDocumentedTable(path: readonly string[], keys: DocumentedKeys): boolean {
  return [...keys.keys()].some((table) => matches(path, segmentsOf(table).slice(0, path.length)))
}

function segmentsOf(table: string): string[] {
  return table === '' ? [] : table.split('.')
}

function matches(path: readonly string[], segments: readonly string[]): boolean {
  return path.length === segments.length && segments.every((part, index) => /^<.*>$/.test(part) || part === path[index])
}
