import type { Heading, InlineCode, Link, Parent, Root } from 'mdast'
import type { Use } from 'rust/editor'
import { withBasePath } from '../../lib/address/paths'
import { inlineReference, type SymbolReference } from '../references'
import { optionAddress, symbolAddress, type SymbolTable } from '../../lib/symbols/symbols'
import { readSymbols } from '../symbols/readSymbols'
import { symbolInHeading } from '../symbols/signatures'
import { declaringColumnOf } from '../symbols/tables'
import type { CodeToken, SymbolMark } from './highlight'

/** Names that link audits consider uninformative, as in "click here". */
const EMPTY_WORDS = new Set(['go', 'here', 'information', 'ir', 'mas', 'mer', 'more', 'right', 'start', 'this'])

type Range = { start: number; end: number }

/** The name, plus the adjacent punctuation if the name is uninformative. */
export function describedRange(code: string, { start, end }: Range): Range {
  if (!EMPTY_WORDS.has(code.slice(start, end).toLowerCase())) return { start, end }
  if (code[start - 1] === '.') return { start: start - 1, end }
  const sign = /^ ?\S/.exec(code.slice(end))
  return { start, end: end + (sign?.[0].length ?? 0) }
}

export type FenceData = { ownSymbols?: string[] }

export type SymbolLinkOptions = {
  symbols: () => SymbolTable
  usesOf: (program: string) => readonly Use[]
  basePath: string
}

/** The enclosing sections, and which symbols the innermost one has linked. */
type Section = { depth: number; symbol: string | undefined; linked: Set<string> }

/**
 * Sets the ids of rows that declare symbols, passes each section's symbols to its fences, and links inline code: the
 * first mention per section, except in the symbol's own section.
 */
export function remarkSymbolLinks({ symbols }: Pick<SymbolLinkOptions, 'symbols'>) {
  return (tree: Root) => {
    for (const [row, id] of readSymbols('', tree).rowIds) row.data = { ...row.data, hProperties: { id } }
    new Linker(symbols()).read(tree, [])
  }
}

class Linker {
  private readonly sections: Section[] = [{ depth: 0, symbol: undefined, linked: new Set() }]

  constructor(private readonly table: SymbolTable) {}

  read(parent: Parent, ancestors: readonly Parent[]) {
    const path = [...ancestors, parent]
    parent.children.forEach((node, index) => {
      if (node.type === 'heading') this.openSection(node)
      else if (node.type === 'code') node.data = { ...node.data, ownSymbols: this.own } as FenceData
      else if (node.type === 'inlineCode') parent.children[index] = this.linked(node, path)
      else if ('children' in node) this.read(node as Parent, path)
    })
  }

  private get section(): Section {
    return this.sections[this.sections.length - 1]!
  }

  /** Symbols whose sections contain this position. */
  private get own(): string[] {
    return this.sections.flatMap(({ symbol }) => symbol ?? [])
  }

  private openSection(heading: Heading) {
    const { depth } = heading
    const name = symbolInHeading(heading)
    while (this.section.depth >= depth) this.sections.pop()
    const symbol = name === undefined ? undefined : this.table.named(name)?.name
    this.sections.push({ depth, symbol, linked: new Set() })
  }

  private linked(code: InlineCode, path: readonly Parent[]): InlineCode | Link {
    const name = mayLink(path) ? inlineReference(code.value, this.table) : undefined
    if (name === undefined || this.own.includes(name) || this.section.linked.has(name)) return code
    this.section.linked.add(name)
    return linkTo(name, code, this.table)
  }
}

/** Not in links, labels, or the first column of a declaring table. */
function mayLink(ancestors: readonly Parent[]): boolean {
  return ancestors.every((ancestor, index) => {
    const { type, name, data } = ancestor as { type: string; name?: string; data?: { directiveLabel?: boolean } }
    if (type === 'link' || type === 'linkReference' || data?.directiveLabel) return false
    if (type.startsWith('mdxJsx')) return !/^(a|Button|summary|kbd)$/.test(name ?? '')
    if (type !== 'table') return true
    const [row, cell] = ancestors.slice(index + 1)
    const isFirstCell = row?.children[0] === (cell as unknown)
    return !(isFirstCell && declaringColumnOf(ancestor as never))
  })
}

function linkTo(name: string, code: InlineCode, table: SymbolTable): Link {
  return {
    type: 'link',
    url: symbolAddress(table.named(name)!),
    children: [code],
    data: { hProperties: { dataSymbol: name } },
  }
}

/** Only the first mention of a symbol is in the tab order. */
export function withSymbolMarks(
  lines: CodeToken[][],
  references: readonly SymbolReference[],
  table: SymbolTable,
  basePath: string,
): CodeToken[][] {
  const seen = new Set<string>()
  const code = lines.map((line) => line.map(({ text }) => text).join('')).join('\n')
  const marks = references.flatMap(({ symbol: name, option, ...place }) => {
    const symbol = table.named(name)
    if (!symbol) return []
    const isInTabOrder = option === undefined && !seen.has(name)
    seen.add(name)
    const mark: SymbolMark = {
      name,
      option,
      href: withBasePath(optionAddress(symbol, option), basePath),
      isInTabOrder,
    }
    return [{ ...describedRange(code, place), mark }]
  })
  let offset = 0
  return lines.map((line) => {
    const marked = line.flatMap((token) => {
      const pieces = cut(token, offset, marks)
      offset += token.text.length
      return pieces
    })
    offset += 1
    return marked
  })
}

type Mark = { start: number; end: number; mark: SymbolMark }

function cut(token: CodeToken, offset: number, marks: readonly Mark[]): CodeToken[] {
  const end = offset + token.text.length
  const touching = marks.filter((mark) => mark.start < end && mark.end > offset)
  if (touching.length === 0) return [token]
  const pieces: CodeToken[] = []
  const add = (from: number, to: number, symbol?: SymbolMark) => {
    if (to > from)
      pieces.push({ ...token, text: token.text.slice(from - offset, to - offset), ...(symbol && { symbol }) })
  }
  let place = offset
  for (const { start, end: stop, mark } of touching) {
    add(place, Math.max(place, start))
    add(Math.max(place, start), Math.min(end, stop), mark)
    place = Math.min(end, stop)
  }
  add(place, end)
  return pieces
}
