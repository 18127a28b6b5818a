import type { Heading, InlineCode, Link, Parent, Root } from 'mdast'
import type { Use } from 'rust/editor'
import { withBasePath } from '../../lib/address/paths'
import { inlineReference } from '../references'
import type { SymbolReference } from '../references'
import { optionAddress, symbolAddress } from '../../lib/symbols/symbols'
import type { SymbolTable } from '../../lib/symbols/symbols'
import { readSymbols } from '../symbols/readSymbols'
import { symbolInHeading } from '../symbols/signatures'
import { declaringColumnOf } from '../symbols/tables'
import type { CodeToken, SymbolMark } from './highlight'

/**
 * Names that a search engine takes for words that say nothing of where a link leads, as in "click here": those of the audit
 * of link texts, as far as they can be names.
 */
const EMPTY_WORDS = new Set(['go', 'here', 'information', 'ir', 'mas', 'mer', 'more', 'right', 'start', 'this'])

type Range = { start: number; end: number }

/** What a link in code covers: the name, and where that alone says nothing, the dot before it or the sign after it as well. */
export function describedRange(code: string, { start, end }: Range): Range {
  if (!EMPTY_WORDS.has(code.slice(start, end).toLowerCase())) return { start, end }
  if (code[start - 1] === '.') return { start: start - 1, end }
  const sign = /^ ?\S/.exec(code.slice(end))
  return { start, end: end + (sign?.[0].length ?? 0) }
}

/** What a fence is told by this plugin: the symbols whose own section it stands in. */
export type FenceData = { ownSymbols?: string[] }

/** What the links to symbols are made from. */
export type SymbolLinkOptions = {
  /** All documented symbols, as the pages stand now. */
  symbols: () => SymbolTable
  /** What a program uses of what is declared. */
  usesOf: (program: string) => readonly Use[]
  /** The folder that the site is served from, for links in finished HTML. */
  basePath: string
}

/** Sections around a place in the text, and what was linked in the innermost. */
type Section = { depth: number; symbol: string | undefined; linked: Set<string> }

/**
 * Gives table rows that declare symbols their ids, tells each fence what it is the section of, and links inline code that
 * names a symbol: the first time in each section, and never in the symbol's own.
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

  /** The symbols whose sections this place lies in. */
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

/** Whether inline code below these nodes may become a link: not in links, labels, or the names of a declaring table. */
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

/**
 * Marks the tokens of highlighted code that references name, cutting tokens where a name begins or ends. In the tab order
 * stands the first mention of each symbol; the others, and options, are for the pointer.
 */
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
