import { toString } from 'mdast-util-to-string'
import type { Code, Content, Definition, Heading, Paragraph, Root, Table, TableRow } from 'mdast'
import type { Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { EngineSymbol, SymbolKind } from '../../lib/symbols/engineSymbol'
import type { SymbolLink } from '../../lib/symbols/symbols'
import { pageOfSourceLink, pagePathOf } from '../../lib/address/paths'
import { contentErrorLine } from '../contentError'
import { readFence, textOf } from '../fences/fence'
import { headingIds, headingText } from '../headings'
import { keysOfRow, memberId, optionsOfRow, symbolsOfRow, type KeyColumn, type RowSymbol } from './rows'
import {
  columnError,
  declaringColumnOf,
  firstSentence,
  headerOf,
  isValue,
  nearMissOf,
  plainText,
  readRow,
  isSelfContained,
  type DeclaredRow,
  type DeclaringColumn,
} from './tables'
import { kindOf, symbolInHeading } from './signatures'

export type Signature = { symbol: string; language: string; text: string; line: number }

export type DeclaringTable = { column: DeclaringColumn; symbol: string | undefined; rows: DeclaredRow[] }

type PageSymbols = {
  symbols: EngineSymbol[]
  lines: Map<string, number>
  signatures: Signature[]
  tables: DeclaringTable[]
  rowIds: Map<TableRow, string>
  errors: string[]
}

type Section = {
  depth: number
  text: string
  id: string
  line: number
  /** The code, if the heading contains nothing else. */
  code: string | undefined
  symbol: EngineSymbol | undefined
}

/** Links in this section apply to all symbols of the page. */
const SEE_ALSO = 'See also'

const GUIDE = 'see "The Markdown is the database" in docs/writing.md'

export function readSymbols(filePath: string, tree: Root): PageSymbols {
  return new SymbolReader(filePath, tree).read()
}

class SymbolReader {
  private readonly page: string
  private readonly found: PageSymbols = {
    symbols: [],
    lines: new Map(),
    signatures: [],
    tables: [],
    rowIds: new Map(),
    errors: [],
  }
  private readonly sections: Section[] = []
  /** The ids of rows are assigned after those of headings, which are fixed. */
  private readonly takenIds: Set<string>
  private readonly ids: ReadonlyMap<Heading, string>
  private readonly addresses: ReadonlyMap<string, string>
  private readonly seeAlso: SymbolLink[] = []

  constructor(
    private readonly filePath: string,
    private readonly tree: Root,
  ) {
    this.page = pagePathOf(filePath)
    this.ids = headingIds(tree)
    this.takenIds = new Set(this.ids.values())
    this.addresses = definitionsOf(tree)
  }

  read(): PageSymbols {
    visit(this.tree as Parent, (visited, _, parent) => {
      const node = visited as Content
      if (node.type === 'heading') this.openSection(node, parent as Parent)
      else if (node.type === 'code') this.readFence(node)
      else if (node.type === 'table') this.readTable(node)
      else if (node.type === 'link') this.readLink(node.url, toString(node))
      else if (node.type === 'linkReference') this.readLink(this.addresses.get(node.identifier), toString(node))
    })
    this.closeSections()
    for (const symbol of this.found.symbols) symbol.seeAlso = this.seeAlso
    return this.found
  }

  private get section(): Section | undefined {
    return this.sections[this.sections.length - 1]
  }

  /** The innermost symbol around this position. */
  private get owner(): EngineSymbol | undefined {
    return this.sections.findLast(({ symbol }) => symbol)?.symbol
  }

  private error(node: { position?: { start: { line: number } } } | number, problem: string, remedy: string) {
    const line = typeof node === 'number' ? node : (node.position?.start.line ?? 1)
    this.found.errors.push(contentErrorLine(this.filePath, line, problem, remedy))
  }

  private checkDescription(node: TableRow | number, name: string, text: string) {
    if (isSelfContained(text)) return
    this.error(
      node,
      `the description of ${name} depends on another row`,
      'say what it does, so that it makes sense on its own',
    )
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
      this.error(line, `the symbol ${symbol.name} is declared twice`, 'keep one of the two')
    }
    this.checkDescription(line, symbol.name, symbol.summary)
    this.found.symbols.push(symbol)
    this.found.lines.set(symbol.name, line)
    return symbol
  }

  private openSection(heading: Heading, parent: Parent) {
    this.closeSections(heading.depth)
    const code = symbolInHeading(heading)
    const line = heading.position?.start.line ?? 1
    const section: Section = {
      depth: heading.depth,
      text: headingText(heading),
      id: this.ids.get(heading)!,
      line,
      code,
      symbol: undefined,
    }
    this.sections.push(section)
    if (code === undefined) return
    const below = parent.children[parent.children.indexOf(heading) + 1] as Content | undefined
    if (below?.type !== 'paragraph') {
      this.error(line, `the symbol ${code} has no summary`, 'start its section with a paragraph that says what it is')
    }
    const summary = below?.type === 'paragraph' ? firstSentence(plainText(below as Paragraph)) : ''
    section.symbol = this.declare(line, { name: code, kind: 'macro', anchor: section.id, summary })
  }

  private closeSections(depth = 1) {
    while (this.section && this.section.depth >= depth) {
      const { symbol, line } = this.sections.pop()!
      if (symbol && symbol.signature === '') {
        this.error(
          line,
          `the symbol ${symbol.name} has no signature`,
          'add a fence with the word signature in its meta',
        )
      }
    }
  }

  private readFence(fence: Code) {
    const { meta, language, line, shown } = readFence(fence).fence
    if (!meta.isSignature) return
    const symbol = this.section?.symbol
    if (!symbol) {
      this.error(fence, 'a signature has no symbol above it', 'put it below a heading that is the symbol as code')
      return
    }
    if (symbol.signature !== '') {
      this.error(fence, `the symbol ${symbol.name} has two signatures`, 'keep one, or give the other its own heading')
      return
    }
    const signature = textOf(shown)
    const kind = kindOf(symbol.name, signature, language)
    if (!kind) {
      const problem = `the signature does not declare ${symbol.name}`
      this.error(fence, problem, `write its declaration in rust, toml or bash, ${GUIDE}`)
    }
    symbol.kind = kind ?? symbol.kind
    symbol.signature = signature
    this.found.signatures.push({ symbol: symbol.name, language, text: signature, line: shown[0]?.line ?? line })
    if (symbol.kind === 'method') symbol.parent = symbol.name.split('::')[0] ?? null
  }

  private readTable(table: Table) {
    const [first = ''] = headerOf(table)
    const column = declaringColumnOf(table)
    if (!column) {
      const meant = this.owner ? nearMissOf(first) : undefined
      if (meant) {
        const remedy = `write "${meant}", or another word if it declares nothing`
        this.error(table, `the column "${first}" below ${this.owner?.name} declares nothing`, remedy)
      }
      return
    }
    const rightColumns = columnError(table, column)
    if (rightColumns) {
      this.error(table, `a ${column} table has the wrong columns`, `use the columns ${rightColumns}`)
      return
    }
    const owner = this.owner
    const owners = OWNERS[column]
    if (owners && !(owner && owners.includes(owner.kind))) {
      const problem = `a ${column} table is not below a ${owners.join(' or ')}`
      this.error(table, problem, `put it below such a symbol, or rename its first column`)
      return
    }
    const rows: DeclaredRow[] = []
    for (const row of table.children.slice(1)) {
      const declared = readRow(table, row)
      if (column === 'Window shortcut' || column === 'Player button') {
        this.declareRow(row, keysOfRow(column, table, row))
      } else if (declared.names.length === 0) {
        const remedy = 'write the names as inline code, separated by commas'
        this.error(row, `the first cell of a ${column} row contains more than names`, remedy)
      } else {
        rows.push(declared)
        this.readRow(row, declared, column, owner)
      }
    }
    this.found.tables.push({ column, symbol: owner?.name, rows })
  }

  private readRow(
    row: TableRow,
    declared: DeclaredRow,
    column: Exclude<DeclaringColumn, KeyColumn>,
    owner: EngineSymbol | undefined,
  ) {
    const { default: code } = declared
    if (code !== null && !isValue(code, column)) {
      this.error(row, `the default \`${code}\` is not a value`, 'write words without backticks')
    }
    if (column !== 'Param') {
      this.declareRow(row, symbolsOfRow(column, declared, owner))
      return
    }
    for (const option of optionsOfRow(declared)) {
      this.checkDescription(row, option.name, option.description)
      owner?.options.push({ ...option, anchor: this.rowId(row, memberId(option.name, owner)) })
    }
  }

  private declareRow(row: TableRow, symbols: readonly RowSymbol[]) {
    for (const { wantedId, fields } of symbols) {
      this.declare(row.position?.start.line ?? 1, { ...fields, anchor: this.rowId(row, wantedId) })
    }
  }

  private rowId(row: TableRow, wanted: string): string {
    const given = this.found.rowIds.get(row)
    if (given) return given
    let id = wanted
    for (let count = 1; this.takenIds.has(id); count += 1) id = `${wanted}-${count}`
    this.takenIds.add(id)
    this.found.rowIds.set(row, id)
    return id
  }

  private readLink(href: string | undefined, title: string) {
    const { depth, text } = this.section ?? {}
    if (href === undefined || depth !== 2 || text !== SEE_ALSO) return
    this.seeAlso.push({ title, href: pageOfSourceLink(href, this.filePath) })
  }
}

/** Kinds of symbols that may own a table; other tables may be anywhere. */
const OWNERS: Partial<Record<DeclaringColumn, readonly SymbolKind[]>> = {
  Param: ['macro', 'function', 'method'],
  Field: ['struct'],
  Variant: ['enum'],
  Method: ['struct', 'enum'],
  Key: ['config table'],
  Flag: ['command'],
}

function definitionsOf(tree: Root): Map<string, string> {
  const addresses = new Map<string, string>()
  visit(tree as Parent, 'definition', ({ identifier, url }: Definition) => {
    addresses.set(identifier, url)
  })
  return addresses
}
