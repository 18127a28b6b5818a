import type { EngineSymbol } from '../symbols/engineSymbol'
import { optionAddress, symbolAddress } from '../symbols/symbols'
import { pageOf } from './naming'
import type { SearchResult } from './searchDocument'
import { signatureInQuery, signatureDistance, signatureOf } from './signature'
import { plainName, tokensOf } from './tokens'

/** What a page declares in a row of a table or below a heading: a function with its types, a field, an option, a flag. */
export type SymbolRow = {
  /** Its full name, such as `Bounds::contains` and `canvas.width`; of an option, with its macro: `rect! rotation`. */
  name: string
  href: string
  /** As it is declared, on one line. */
  signature: string
  /** The type that a method belongs to; empty where it is none. */
  selfType: string
}

/** Kinds that are declared in rows. */
const ROW_KINDS: readonly EngineSymbol['kind'][] = ['field', 'method', 'function', 'variant', 'flag', 'config key']

/** More rows of one name say less than the sections around them. */
const MOST_NAMESAKES = 6

/** The rows of all symbols, and of the options of macros, in the order of their pages. */
export function symbolRowsOf(symbols: readonly EngineSymbol[]): SymbolRow[] {
  return symbols.flatMap((symbol): SymbolRow[] => {
    if (symbol.kind === 'macro') {
      return symbol.options.map(({ name, type, default: value }) => ({
        name: `${symbol.name} ${name}`,
        href: optionAddress(symbol, name),
        signature: `${name}: ${type}${value === null ? '' : ` = ${value}`}`,
        selfType: '',
      }))
    }
    if (!ROW_KINDS.includes(symbol.kind)) return []
    const selfType = symbol.kind === 'method' ? (symbol.parent ?? '') : ''
    return [
      { name: symbol.name, href: symbolAddress(symbol), signature: symbol.signature.replace(/\s+/g, ' '), selfType },
    ]
  })
}

/** The rows as one text. */
export function packRows(rows: readonly SymbolRow[]): string {
  return rows.map(({ href, name, signature, selfType }) => [href, name, signature, selfType].join('\t')).join('\n')
}

/** The rows as they were packed. */
export function unpackRows(packed: string): SymbolRow[] {
  if (packed === '') return []
  return packed.split('\n').map((line) => {
    const [href = '', name = '', signature = '', selfType = ''] = line.split('\t')
    return { href, name, signature, selfType }
  })
}

/**
 * The rows that a query names, by their whole name or its last part: `flip_x`, `default-font`, `Bounds::contains`. Those
 * spelled like the query come first. None where too many are called so.
 */
export function rowsNamed(typed: string, rows: readonly SymbolRow[]): SymbolRow[] {
  const asked = queriedRowKeys(typed)
  if (asked.length === 0) return []
  const named = rows.filter((row) => rowKeys(row).some((key) => asked.includes(key)))
  if (named.length > MOST_NAMESAKES) return []
  const isExact = (row: SymbolRow) => [row.name, lastPart(row.name)].includes(typed.trim())
  return [...named.filter(isExact), ...named.filter((row) => !isExact(row))]
}

/** What a query calls a row: the whole name, or its last part in the spelling of the index; nothing where it is no name. */
export function queriedRowKeys(typed: string): string[] {
  const name = plainName(typed).replace(/^-+/, '')
  const key = name.length < 2 ? undefined : wholeOf(name)
  return key === undefined ? [] : [name, key]
}

const keysOfRows = new WeakMap<SymbolRow, readonly string[]>()

/** What a row can be called, see `queriedRowKeys`. */
export function rowKeys(row: SymbolRow): readonly string[] {
  let keys = keysOfRows.get(row)
  if (!keys) keysOfRows.set(row, (keys = [plainName(row.name), wholeOf(lastPart(row.name)) ?? '']))
  return keys
}

/** `Bounds.x` ends in `x`, `turbo run --watch` in `watch`, `rect! rotation` in `rotation`. */
function lastPart(name: string): string {
  return (/[^\s.:]+$/.exec(name)?.[0] ?? name).replace(/^-+/, '')
}

/** The one word that a name is; nothing for several words. */
function wholeOf(name: string): string | undefined {
  return /\s/.test(name) ? undefined : tokensOf(name)[0]
}

/** What the rows are shown with. */
type Rows = { rows: readonly SymbolRow[]; pageTitles: ReadonlyMap<string, string> }

/** The functions of the types that a query asks for, the nearest first, in the order of their pages; none for a query of words. */
export function rowsOfSignature(typed: string, { rows, pageTitles }: Rows): SearchResult[] {
  const asked = signatureInQuery(typed)
  if (!asked) return []
  return rows
    .filter(({ signature }) => isFunction(signature))
    .flatMap((row) => {
      const distance = signatureDistance(asked, signatureOf(row.signature, row.selfType), row.selfType !== '')
      return distance === undefined ? [] : [{ row, distance }]
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ row }) => resultOf(row, pageTitles))
}

/**
 * The sections with the rows that the query names. A name as only code has them, such as `flip_x`, is meant: its rows come
 * first. A word, such as `rotation`, may mean more: each row stands before the section of what it belongs to.
 */
export function withRows(sections: SearchResult[], typed: string, { rows, pageTitles }: Rows): SearchResult[] {
  const shown = new Set(sections.map(({ href, title }) => `${href} ${plainName(title)}`))
  const named = rowsNamed(typed, rows).filter((row) => !shown.has(`${row.href} ${plainName(row.name)}`))
  if (named.length === 0) return sections
  if (isOnlyCode(typed)) return [...named.map((row) => resultOf(row, pageTitles)), ...sections]
  const isOwner =
    ({ href, title }: SearchResult) =>
    (row: SymbolRow) =>
      pageOf(href) === pageOf(row.href) && plainName(title) === plainName(ownerOf(row.name))
  return sections.flatMap((section) => [
    ...named.filter(isOwner(section)).map((row) => resultOf(row, pageTitles)),
    section,
  ])
}

function resultOf({ href, name, signature }: SymbolRow, pageTitles: Rows['pageTitles']): SearchResult {
  const [owner, option] = name.split('! ')
  const titles = [pageTitles.get(pageOf(href)) ?? '', option ? `${owner}!` : ''].filter(Boolean)
  const kind = isFunction(signature) ? 'API' : 'Option'
  return { href, title: option ?? name, titles, isPage: false, kind, signature }
}

/** Whether a name has a mark that no word of a sentence has. */
function isOnlyCode(typed: string): boolean {
  return /[_.]|::|--|\p{Ll}\p{Lu}|\p{L}-\p{L}/u.test(typed)
}

function isFunction(signature: string): boolean {
  return /^(?:fn )?[\w:]+(?:<[^(]*>)?\(/.test(signature)
}

/** What a row belongs to, as headings call it: `rect!` of `rect! rotation`, `Bounds` of `Bounds.x`. */
function ownerOf(name: string): string {
  return name.replace(/(?:\s+-*|::|\.)[^\s:.]+$/, '')
}
