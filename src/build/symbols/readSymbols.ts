import GithubSlugger from 'github-slugger'
import { toString } from 'mdast-util-to-string'
import type { Code, Content, Heading, Paragraph, Root, Table, TableRow } from 'mdast'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { shortName } from '../../lib/symbols'
import type { EngineSymbol, SymbolKind, SymbolLink, SymbolOption } from '../../lib/symbols'
import { pagePathOf } from '../../lib/paths'
import { splitTitle } from '../pageOutline'
import { contentFault } from '../pageSource'
import { firstSentence, plainText } from './sentences'
import { cellsByColumn, codesOf, columnFault, declaringColumnOf, headerOf, nearMissOf, valueOf } from './tables'
import type { DeclaringColumn } from './tables'

/** What one page declares. */
export type PageSymbols = {
  symbols: EngineSymbol[]
  /** The line on which each symbol is declared, by its name. */
  lines: Map<string, number>
  /** The table rows that are anchors, each with its id. */
  rowIds: Map<TableRow, string>
  faults: string[]
}

/** A heading with what stands below it, up to the next heading. */
type Section = {
  depth: number
  id: string
  line: number
  /** The code that the heading consists of, if it consists of code. */
  code: string | undefined
  symbol: EngineSymbol | undefined
}

const GUIDE = 'see "The Markdown is the database" in .github/CONTRIBUTING.md'

/** Reads the symbols that a page declares, with every breach of the convention as a fault. */
export function readSymbols(filePath: string, tree: Root): PageSymbols {
  return new SymbolReader(filePath, tree).read()
}

class SymbolReader {
  private readonly page: string
  private readonly found: PageSymbols = { symbols: [], lines: new Map(), rowIds: new Map(), faults: [] }
  private readonly sections: Section[] = []
  private readonly takenIds = new Set<string>()
  private readonly slugger = new GithubSlugger()
  private readonly seeAlso: SymbolLink[] = []

  constructor(
    private readonly filePath: string,
    private readonly tree: Root,
  ) {
    this.page = pagePathOf(filePath)
  }

  read(): PageSymbols {
    this.reserveHeadingIds()
    visit(this.tree as Parent, (visited, _, parent) => {
      const node = visited as Content
      if (node.type === 'heading') this.openSection(node, parent as Parent)
      else if (node.type === 'code') this.readFence(node)
      else if (node.type === 'table') this.readTable(node)
      else if (node.type === 'link') this.readLink(node.url, toString(node))
    })
    this.closeSections()
    for (const symbol of this.found.symbols) symbol.seeAlso = this.seeAlso
    return this.found
  }

  /** Rows get their ids after all headings, whose ids are given by their texts. */
  private reserveHeadingIds() {
    const slugger = new GithubSlugger()
    visit(this.tree as Parent, 'heading', (node) => {
      this.takenIds.add(slugger.slug(headingText(node as unknown as Heading)))
    })
  }

  private get section(): Section | undefined {
    return this.sections[this.sections.length - 1]
  }

  /** The nearest symbol whose section this is, or lies in. */
  private get owner(): EngineSymbol | undefined {
    return this.sections.findLast(({ symbol }) => symbol)?.symbol
  }

  private fault(node: { position?: { start: { line: number } } } | number, problem: string, remedy: string) {
    const line = typeof node === 'number' ? node : (node.position?.start.line ?? 1)
    this.found.faults.push(contentFault(this.filePath, line, problem, remedy))
  }

  private declare(line: number, fields: Partial<EngineSymbol> & Pick<EngineSymbol, 'name' | 'kind' | 'anchor'>) {
    const symbol: EngineSymbol = {
      signature: '',
      summary: '',
      type: null,
      default: null,
      value: null,
      options: [],
      page: this.page,
      parent: null,
      seeAlso: [],
      ...fields,
    }
    if (this.found.lines.has(symbol.name)) {
      this.fault(line, `the symbol ${symbol.name} is declared twice`, 'keep one of the two')
    }
    this.found.symbols.push(symbol)
    this.found.lines.set(symbol.name, line)
    return symbol
  }

  private openSection(heading: Heading, parent: Parent) {
    this.closeSections(heading.depth)
    const [only, ...others] = heading.children
    const code = heading.depth > 1 && only?.type === 'inlineCode' && others.length === 0 ? only.value : undefined
    const line = heading.position?.start.line ?? 1
    const section: Section = {
      depth: heading.depth,
      id: this.slugger.slug(headingText(heading)),
      line,
      code,
      symbol: undefined,
    }
    this.sections.push(section)
    if (code === undefined) return
    const below = parent.children[parent.children.indexOf(heading) + 1] as Content | undefined
    if (below?.type !== 'paragraph') {
      this.fault(line, `the symbol ${code} has no summary`, 'begin its section with a paragraph that says what it is')
    }
    const summary = below?.type === 'paragraph' ? firstSentence(plainText(below as Paragraph)) : ''
    section.symbol = this.declare(line, { name: code, kind: 'macro', anchor: section.id, summary })
  }

  /** Leaves all sections that a heading of this depth ends. */
  private closeSections(depth = 1) {
    while (this.section && this.section.depth >= depth) {
      const { symbol, line } = this.sections.pop()!
      if (symbol && symbol.signature === '') {
        this.fault(
          line,
          `the symbol ${symbol.name} has no signature`,
          'add a fence with the word signature in its meta',
        )
      }
    }
  }

  private readFence(fence: Code) {
    if (!/(^|\s)signature(\s|$)/.test(fence.meta ?? '')) return
    const symbol = this.section?.symbol
    if (!symbol) {
      this.fault(fence, 'a signature stands below no symbol', 'put it below a heading that is the symbol as code')
      return
    }
    if (symbol.signature !== '') {
      this.fault(fence, `the symbol ${symbol.name} has two signatures`, 'keep one, or give the other its own heading')
      return
    }
    const kind = kindOf(symbol.name, fence)
    if (!kind) {
      const problem = `the signature does not declare ${symbol.name}`
      this.fault(fence, problem, `write its declaration in rust, toml or bash, ${GUIDE}`)
    }
    symbol.kind = kind ?? symbol.kind
    symbol.signature = fence.value
    if (symbol.kind === 'method') symbol.parent = symbol.name.split('::')[0] ?? null
  }

  private readTable(table: Table) {
    const [first = ''] = headerOf(table)
    const column = declaringColumnOf(table)
    if (!column) {
      const meant = this.owner ? nearMissOf(first) : undefined
      if (meant) {
        const remedy = `write "${meant}", or another word if it declares nothing`
        this.fault(table, `the column "${first}" below ${this.owner?.name} declares nothing`, remedy)
      }
      return
    }
    const rightColumns = columnFault(table, column)
    if (rightColumns) {
      this.fault(table, `a ${column} table has other columns`, `use the columns ${rightColumns}`)
      return
    }
    if (column === 'Window shortcut' || column === 'Player button') {
      for (const row of table.children.slice(1)) this.readKeyRow(row, headerOf(table))
      return
    }
    const owner = this.owner
    const owners = OWNERS[column]
    if (owners && !(owner && owners.includes(owner.kind))) {
      const problem = `a ${column} table stands below no ${owners.join(' or ')}`
      this.fault(table, problem, `put it below such a symbol, or name its first column otherwise`)
      return
    }
    for (const row of table.children.slice(1)) this.readRow(table, row, column, owner)
  }

  private readRow(table: Table, row: TableRow, column: DeclaringColumn, owner: EngineSymbol | undefined) {
    const cells = cellsByColumn(table, row)
    const codes = codesOf(row.children[0])
    if (codes.length === 0) {
      const remedy = 'write the names as inline code, separated by commas'
      this.fault(row, `the first cell of a ${column} row holds more than names`, remedy)
      return
    }
    const description = plainText(cells.get('Description') ?? { type: 'tableCell', children: [] })
    const summary = firstSentence(description)
    const line = row.position?.start.line ?? 1
    const written = valueOf(cells.get('Default'))
    const isRequired = written === 'required'
    const fallback = isRequired ? null : written

    if (column === 'Param') {
      const type = valueOf(cells.get('Type')) ?? ''
      const options = codes.map((name): SymbolOption => ({
        name,
        type,
        default: fallback,
        required: isRequired,
        description,
      }))
      owner?.options.push(...options)
      return
    }
    const declareMember = (short: string, name: string, fields: Partial<EngineSymbol> & Pick<EngineSymbol, 'kind'>) => {
      const anchor = this.rowId(row, owner && column !== 'Function' ? `${idOf(owner.name)}-${idOf(short)}` : idOf(name))
      this.declare(line, { name, summary, anchor, ...fields })
    }
    const parent = owner?.name ?? ''

    if (column === 'Flag') {
      const name = codes[codes.length - 1] ?? ''
      const type = valueOf(cells.get('Value'))
      const signature = type?.startsWith('<') ? `${codes.join(', ')} ${type}` : codes.join(', ')
      declareMember(name, `${parent} ${name}`, { kind: 'flag', signature, type, default: fallback, parent })
      return
    }
    for (const code of codes) {
      const type = valueOf(cells.get('Type'))
      const value = valueOf(cells.get('Value'))
      const short = calledName(code)
      if (column === 'Field') {
        const signature = `${code}: ${type}`
        declareMember(code, `${parent}.${code}`, { kind: 'field', signature, type, default: fallback, parent })
      } else if (column === 'Variant') {
        const signature = value === null ? code : `${code} = ${value}`
        declareMember(code, `${parent}::${code}`, { kind: 'variant', signature, value, parent })
      } else if (column === 'Method') {
        declareMember(short, `${parent}::${short}`, { kind: 'method', signature: code, parent })
      } else if (column === 'Function') {
        declareMember(short, short, { kind: 'function', signature: code })
      } else if (column === 'Constant') {
        declareMember(code, code, { kind: 'constant', signature: `const ${code}: ${type} = ${value}`, type, value })
      } else {
        const signature = fallback === null ? code : `${code} = ${fallback}`
        const name = configKeyName(parent, code)
        declareMember(code, name, { kind: 'config key', signature, type, default: fallback, parent })
      }
    }
  }

  /** A shortcut of the window, or a button with its key for each player. */
  private readKeyRow(row: TableRow, [kind, ...columns]: string[]) {
    const line = row.position?.start.line ?? 1
    const [first = '', ...rest] = row.children.map((cell) => plainText(cell))
    const declareKey = (name: string, value: string, summary: string, anchor: string) =>
      this.declare(line, { name, kind: 'key', signature: value, summary, value, anchor })
    if (kind === 'Window shortcut') {
      const [action = ''] = rest
      declareKey(action, first, action, this.rowId(row, idOf(action)))
      return
    }
    rest.forEach((value, index) => {
      const player = columns[index] ?? ''
      declareKey(
        `${player} ${first}`,
        value,
        `Key for ${first} of ${player.toLowerCase()}`,
        this.rowId(row, idOf(first)),
      )
    })
  }

  /** The id of a row. All symbols of a row share it. */
  private rowId(row: TableRow, wanted: string): string {
    const given = this.found.rowIds.get(row)
    if (given) return given
    let id = wanted
    for (let count = 1; this.takenIds.has(id); count += 1) id = `${wanted}-${count}`
    this.takenIds.add(id)
    this.found.rowIds.set(row, id)
    return id
  }

  private readLink(href: string, title: string) {
    if (this.section?.id === 'see-also') this.seeAlso.push({ title, href })
  }
}

/** The kinds of symbols below which a table may stand; the others may stand anywhere. */
const OWNERS: Partial<Record<DeclaringColumn, readonly SymbolKind[]>> = {
  Param: ['macro', 'function', 'method'],
  Field: ['struct'],
  Variant: ['enum'],
  Method: ['struct', 'enum'],
  Key: ['config table'],
  Flag: ['command'],
}

/** The kind of a symbol, by its name and its signature; undefined where the two do not fit. */
function kindOf(name: string, { lang, value }: Code): SymbolKind | undefined {
  const begins = (pattern: string) => new RegExp(`^(pub )?${pattern}`).test(value)
  const short = shortName(name).replace(/[^\w]/g, '')
  if (lang === 'bash') return value.startsWith(name) ? 'command' : undefined
  if (lang === 'toml') return name === 'turbo.toml' || /^\[.+\]$/.test(name) ? 'config table' : undefined
  if (lang !== 'rust') return undefined
  if (name.endsWith('!'))
    return /^[([{ ]/.test(value.slice(name.length)) && value.startsWith(name) ? 'macro' : undefined
  if (begins(`struct ${short}\\b`)) return 'struct'
  if (begins(`enum ${short}\\b`)) return 'enum'
  if (begins(`const ${short}\\b`)) return 'constant'
  if (begins(`fn ${short}\\b`)) return /^[A-Z]/.test(name) ? 'method' : 'function'
  return undefined
}

/** Page titles lose their subtitle before they become ids. */
function headingText(heading: Heading): string {
  return heading.depth === 1 ? splitTitle(toString(heading)).title : toString(heading)
}

/** The name in a signature such as `camera::x() -> f32`. */
function calledName(signature: string): string {
  return /^[\w:]+/.exec(signature)?.[0] ?? signature
}

/** A key of `[canvas]` is `canvas.width`; one of the top level is just itself. */
function configKeyName(table: string, key: string): string {
  const path = /^\[(.+)\]$/.exec(table)?.[1]
  return path ? `${path}.${key}` : key
}

/** A text as part of an id, without the dashes of a flag. */
function idOf(text: string): string {
  return new GithubSlugger().slug(text.replace(/^-+/, ''))
}
