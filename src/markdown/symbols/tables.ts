import { toString } from 'mdast-util-to-string'
import type { Content, Parent, Table, TableCell, TableRow } from 'mdast'

/** The text of a node as one line, with code kept in backticks. */
export function plainText(node: Content | Parent): string {
  return spelled(node).replace(/\s+/g, ' ').trim()
}

function spelled(node: Content | Parent): string {
  if (node.type === 'inlineCode') return `\`${toString(node)}\``
  if ('children' in node) return node.children.map((child) => spelled(child as Content)).join('')
  return toString(node)
}

/** The first sentence of a text. A period inside code ends nothing. */
export function firstSentence(text: string): string {
  const match = /^(?:`[^`]*`|[^`])*?(?<!\b[ei]\.[ge])[.!?](?=\s+[A-Z\d`"(]|$)/.exec(text)
  return match ? match[0] : text
}

/** Whether a description can be read away from its neighbors: popups and `/api.json` show it alone. */
export function isSelfContained(text: string): boolean {
  return !/^(?:The same|Reads or sets)\b/.test(text)
}

/** First columns that declare something, with the columns that must or may (`?`) follow. */
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

/** Words an author may write by mistake for a declaring column. */
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

/** The header of a table, its cells as plain words. */
export function headerOf(table: Table): string[] {
  return (table.children[0]?.children ?? []).map((cell) => toString(cell).trim())
}

/** The declaring column that a table begins with, if any. */
export function declaringColumnOf(table: Table): DeclaringColumn | undefined {
  const [first = ''] = headerOf(table)
  return first in DECLARING_COLUMNS ? (first as DeclaringColumn) : undefined
}

/** The declaring column that was probably meant: another case, a plural, or another word for it. */
export function nearMissOf(first: string): DeclaringColumn | undefined {
  const word = first.toLowerCase()
  const singular = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/e?s$/, '')
  const known = Object.keys(DECLARING_COLUMNS) as DeclaringColumn[]
  const meant = known.find((column) => [word, singular, word.replace(/s$/, '')].includes(column.toLowerCase()))
  return meant ?? NEAR_MISSES[word] ?? NEAR_MISSES[singular] ?? NEAR_MISSES[word.replace(/s$/, '')]
}

/** What is wrong with the further columns of a declaring table, or undefined. */
export function columnError(table: Table, column: DeclaringColumn): string | undefined {
  const rest = headerOf(table).slice(1)
  const expected = DECLARING_COLUMNS[column]
  const wanted = expected.filter((name) => !name.endsWith('?') || rest.includes(name.slice(0, -1)))
  const isRight = rest.length === wanted.length && wanted.every((name, index) => name.replace('?', '') === rest[index])
  return isRight ? undefined : `${column}, ${expected.join(', ').replace(/(\w+)\?/g, '$1 (may be left out)')}`
}

/** The inline codes of a cell, or none if anything but commas stands between them. */
function codesOf(cell: TableCell | undefined): string[] {
  const children = cell?.children ?? []
  const isList = children.every((child) => child.type === 'inlineCode' || toString(child).trim() === ',')
  return isList ? children.flatMap((child) => (child.type === 'inlineCode' ? [child.value] : [])) : []
}

/** The cells of a row by the names of their columns. */
function cellsByColumn(table: Table, row: TableRow): Map<string, TableCell> {
  return new Map(headerOf(table).flatMap((name, index) => (row.children[index] ? [[name, row.children[index]]] : [])))
}

/** What a row of a declaring table says of the names in its first cell; null is what it does not say. */
export type DeclaredRow = {
  line: number
  names: string[]
  type: string | null
  value: string | null
  /** The default, if it is code. */
  default: string | null
  isRequired: boolean
  /** With the default, if words say it. */
  description: string
}

/** Reads a row by the names of the columns. */
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

/** What a cell says of a default: code, words, or neither; `required` asks for a value. */
type WrittenDefault = { code: string | null; words: string | null; isRequired: boolean }

/** Reads the cell of a default. Code stands in backticks, alone; anything else is words. */
function defaultOf(cell: TableCell | undefined): WrittenDefault {
  const [only, ...others] = cell?.children ?? []
  const isCode = only?.type === 'inlineCode' && others.length === 0
  const text = cell ? plainText(cell) : ''
  const isSaid = !isCode && !['', 'none', 'required'].includes(text)
  return { code: isCode ? only.value : null, words: isSaid ? text : null, isRequired: text === 'required' }
}

const SCALAR = '(?:-?(?:0x[\\da-f_]+|\\d[\\d_]*(?:\\.\\d+)?)|"[^"]*"|true|false|[A-Z]\\w*(?:::[A-Z]\\w*)*)'

/** Whether code is a value as Rust or TOML writes it; a flag's value is any one word. */
export function isValue(code: string, column: DeclaringColumn): boolean {
  if (column === 'Flag') return /^\S+$/.test(code)
  const list = `${SCALAR}(?:, ${SCALAR})*`
  return new RegExp(`^(?:${SCALAR}|\\(${list}\\)|\\[(?:${list})?\\])$`).test(code)
}

/** A cell as text without backticks; `none` and an empty cell are null. */
function valueOf(cell: TableCell | undefined): string | null {
  const text = cell ? plainText(cell).replace(/`/g, '') : ''
  return text === '' || text === 'none' ? null : text
}
