import { pageOf } from './pageOf'
import type { SearchResult } from './searchDocument'
import { signatureAsked, signatureDistance, signatureOf } from './signature'
import { rowsNamed } from './symbolRows'
import type { SymbolRow } from './symbolRows'
import { plainName } from './tokens'

/** What the rows are shown with. */
type Rows = { rows: readonly SymbolRow[]; pageTitles: ReadonlyMap<string, string> }

/** The functions of the types that a query asks for, the nearest first, in the order of their pages; none for a query of words. */
export function rowsOfSignature(typed: string, { rows, pageTitles }: Rows): SearchResult[] {
  const asked = signatureAsked(typed)
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
