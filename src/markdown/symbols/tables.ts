import { toString } from 'mdast-util-to-string'
import type { Content, Parent, Table, TableCell, TableRow } from 'mdast'

/** On one line, with code in backticks. */
export function plainText(node: Content | Parent): string {
  return spelled(node).replace(/\s+/g, ' ').trim()
}

function spelled(node: Content | Parent): string {
  if (node.type === 'inlineCode') return `\`${toString(node)}\``
  if ('children' in node) return node.children.map((child) => spelled(child as Content)).join('')
  return toString(node)
}

/** Periods in code do not count. */
export function firstSentence(text: string): string {
  const match = /^(?:`[^`]*`|[^`])*?(?<!\b[ei]\.[ge])[.!?](?=\s+[A-Z\d`"(]|$)/.exec(text)
  return match ? match[0] : text
}

/** Popups and `/api.json` show a description without its table. */
export function isSelfContained(text: string): boolean {
  return !/^(?:The same|Reads or sets)\b/.test(text)
}

/** First columns that declare symbols, with the required and optional (`?`) columns after them. */
export const DECLARING_COLUMNS = {
  Param: ['Type', 'Default', 'Description'],
  Field: ['Type', 'Default?', 'Description'],
  Variant: ['Value?', 'Description'],
  Method: ['Description'],
  Function: ['Description'],
  Constant: ['Type', 'Value', 'Description'],
  Key: ['Type', 'Default', 'Description'],
  Flag: ['Value', 'Default', 'Description'],
  'Window shortcut': ['Action'],
  'Player button': ['Player 1', 'Player 2'],
} as const

export type DeclaringColumn = keyof typeof DECLARING_COLUMNS

const NEAR_MISSES: Record<string, DeclaringColumn> = {
  parameter: 'Param',
  argument: 'Param',
  option: 'Param',
  property: 'Field',
  attribute: 'Field',
  value: 'Variant',
  const: 'Constant',
  fn: 'Function',
}

export function headerOf(table: Table): string[] {
  return (table.children[0]?.children ?? []).map((cell) => toString(cell).trim())
}

export function declaringColumnOf(table: Table): DeclaringColumn | undefined {
  const [first = ''] = headerOf(table)
  return first in DECLARING_COLUMNS ? (first as DeclaringColumn) : undefined
}

/** Another case, plural, or a synonym. */
export function nearMissOf(first: string): DeclaringColumn | undefined {
  const word = first.toLowerCase()
  const singular = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/e?s$/, '')
  const known = Object.keys(DECLARING_COLUMNS) as DeclaringColumn[]
  const meant = known.find((column) => [word, singular, word.replace(/s$/, '')].includes(column.toLowerCase()))
  return meant ?? NEAR_MISSES[word] ?? NEAR_MISSES[singular] ?? NEAR_MISSES[word.replace(/s$/, '')]
}

export function columnError(table: Table, column: DeclaringColumn): string | undefined {
  const rest = headerOf(table).slice(1)
  const expected = DECLARING_COLUMNS[column]
  const wanted = expected.filter((name) => !name.endsWith('?') || rest.includes(name.slice(0, -1)))
  const isRight = rest.length === wanted.length && wanted.every((name, index) => name.replace('?', '') === rest[index])
  return isRight ? undefined : `${column}, ${expected.join(', ').replace(/(\w+)\?/g, '$1 (may be left out)')}`
}

/** None if the cell contains other text. */
function codesOf(cell: TableCell | undefined): string[] {
  const children = cell?.children ?? []
  const isList = children.every((child) => child.type === 'inlineCode' || toString(child).trim() === ',')
  return isList ? children.flatMap((child) => (child.type === 'inlineCode' ? [child.value] : [])) : []
}

function cellsByColumn(table: Table, row: TableRow): Map<string, TableCell> {
  return new Map(headerOf(table).flatMap((name, index) => (row.children[index] ? [[name, row.children[index]]] : [])))
}

/** What a row says about its names; null if absent. */
export type DeclaredRow = {
  line: number
  names: string[]
  type: string | null
  value: string | null
  default: string | null
  isRequired: boolean
  /** Includes a default that is written in words. */
  description: string
}

export function readRow(table: Table, row: TableRow): DeclaredRow {
  const cells = cellsByColumn(table, row)
  const { code, words, isRequired } = defaultOf(cells.get('Default'))
  const description = plainText(cells.get('Description') ?? { type: 'tableCell', children: [] })
  return {
    line: row.position?.start.line ?? 1,
    names: codesOf(row.children[0]),
    type: valueOf(cells.get('Type')),
    value: valueOf(cells.get('Value')),
    default: code,
    isRequired,
    description: words === null ? description : `${description} Default: ${words}.`,
  }
}

/** The default of an option: code, words, or neither if it is `required` or absent. */
type WrittenDefault = { code: string | null; words: string | null; isRequired: boolean }

function defaultOf(cell: TableCell | undefined): WrittenDefault {
  const [only, ...others] = cell?.children ?? []
  const isCode = only?.type === 'inlineCode' && others.length === 0
  const text = cell ? plainText(cell) : ''
  const isSaid = !isCode && !['', 'none', 'required'].includes(text)
  return { code: isCode ? only.value : null, words: isSaid ? text : null, isRequired: text === 'required' }
}

const SCALAR = '(?:-?(?:0x[\\da-f_]+|\\d[\\d_]*(?:\\.\\d+)?)|"[^"]*"|true|false|[A-Z]\\w*(?:::[A-Z]\\w*)*)'

/** Valid in Rust or TOML; a flag's value is one word. */
export function isValue(code: string, column: DeclaringColumn): boolean {
  if (column === 'Flag') return /^\S+$/.test(code)
  const list = `${SCALAR}(?:, ${SCALAR})*`
  return new RegExp(`^(?:${SCALAR}|\\(${list}\\)|\\[(?:${list})?\\])$`).test(code)
}

/** Omits backticks; null if the cell is `none` or empty. */
function valueOf(cell: TableCell | undefined): string | null {
  const text = cell ? plainText(cell).replace(/`/g, '') : ''
  return text === '' || text === 'none' ? null : text
}
