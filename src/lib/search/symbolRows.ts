import type { EngineSymbol } from '../symbols/engineSymbol'
import { optionAddress, symbolAddress } from '../symbols/symbols'
import { pageOf } from './naming'
import type { SearchResult } from './searchDocument'
import { signatureInQuery, signatureDistance, signatureOf } from './signature'
import { plainName, tokensOf } from './tokens'

/** A declaration in a table row or heading: function, field, option, flag. */
export type SymbolRow = {
  /** Full name, such as `Bounds::contains`, `canvas.width`, `rect! rotation`. */
  name: string
  href: string
  /** The declaration on one line. */
  signature: string
  /** The type of a method; empty for other declarations. */
  selfType: string
}

const ROW_KINDS: readonly EngineSymbol['kind'][] = ['field', 'method', 'function', 'variant', 'flag', 'config key']

/** If more rows share a name, their sections are more useful. */
const MAX_NAMESAKES = 6

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

export function packRows(rows: readonly SymbolRow[]): string {
  return rows.map(({ href, name, signature, selfType }) => [href, name, signature, selfType].join('\t')).join('\n')
}

export function unpackRows(packed: string): SymbolRow[] {
  if (packed === '') return []
  return packed.split('\n').map((line) => {
    const [href = '', name = '', signature = '', selfType = ''] = line.split('\t')
    return { href, name, signature, selfType }
  })
}

/**
 * Rows by whole name or last part: `flip_x`, `default-font`, `Bounds::contains`. Exact spelling comes first; none if
 * too many match.
 */
export function rowsNamed(typed: string, rows: readonly SymbolRow[]): SymbolRow[] {
  const queriedKeys = queriedRowKeys(typed)
  if (queriedKeys.length === 0) return []
  const named = rows.filter((row) => rowKeys(row).some((key) => queriedKeys.includes(key)))
  if (named.length > MAX_NAMESAKES) return []
  const isExact = (row: SymbolRow) => [row.name, lastPart(row.name)].includes(typed.trim())
  return [...named.filter(isExact), ...named.filter((row) => !isExact(row))]
}

/** A whole name or a last part, normalized; empty if the query is no name. */
export function queriedRowKeys(typed: string): string[] {
  const name = plainName(typed).replace(/^-+/, '')
  const key = name.length < 2 ? undefined : wholeOf(name)
  return key === undefined ? [] : [name, key]
}

const keysOfRows = new WeakMap<SymbolRow, readonly string[]>()

export function rowKeys(row: SymbolRow): readonly string[] {
  let keys = keysOfRows.get(row)
  if (!keys) keysOfRows.set(row, (keys = [plainName(row.name), wholeOf(lastPart(row.name)) ?? '']))
  return keys
}

/** `Bounds.x` ends in `x`, `turbo run --watch` in `watch`, `rect! rotation` in `rotation`. */
function lastPart(name: string): string {
  return (/[^\s.:]+$/.exec(name)?.[0] ?? name).replace(/^-+/, '')
}

function wholeOf(name: string): string | undefined {
  return /\s/.test(name) ? undefined : tokensOf(name)[0]
}

type Rows = { rows: readonly SymbolRow[]; pageTitles: ReadonlyMap<string, string> }

/** Nearest first, then in page order. */
export function rowsOfSignature(typed: string, { rows, pageTitles }: Rows): SearchResult[] {
  const queriedKeys = signatureInQuery(typed)
  if (!queriedKeys) return []
  return rows
    .filter(({ signature }) => isFunction(signature))
    .flatMap((row) => {
      const distance = signatureDistance(queriedKeys, signatureOf(row.signature, row.selfType), row.selfType !== '')
      return distance === undefined ? [] : [{ row, distance }]
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ row }) => resultOf(row, pageTitles))
}

/**
 * Rows with a code name such as `flip_x` come first; rows named by a word such as `rotation` come before their owner's
 * section.
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
  // A page and its first section may both own a row
  const left = new Set(named)
  return sections.flatMap((section) => {
    const owned = [...left].filter(isOwner(section))
    for (const row of owned) left.delete(row)
    return [...owned.map((row) => resultOf(row, pageTitles)), section]
  })
}

function resultOf({ href, name, signature }: SymbolRow, pageTitles: Rows['pageTitles']): SearchResult {
  const [owner, option] = name.split('! ')
  const titles = [pageTitles.get(pageOf(href)) ?? '', option ? `${owner}!` : ''].filter(Boolean)
  const kind = isFunction(signature) ? 'API' : 'Option'
  return { href, title: option ?? name, titles, isPage: false, kind, signature }
}

/** No word of prose has such a character. */
function isOnlyCode(typed: string): boolean {
  return /[_.]|::|--|\p{Ll}\p{Lu}|\p{L}-\p{L}/u.test(typed)
}

function isFunction(signature: string): boolean {
  return /^(?:fn )?[\w:]+(?:<[^(]*>)?\(/.test(signature)
}

/** As headings name it: `rect!` of `rect! rotation`, `Bounds` of `Bounds.x`. */
function ownerOf(name: string): string {
  return name.replace(/(?:\s+-*|::|\.)[^\s:.]+$/, '')
}
