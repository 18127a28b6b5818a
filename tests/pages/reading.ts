import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toString } from 'mdast-util-to-string'
import type { Code, Content, Heading, InlineCode, Paragraph, Parent, Root, Table, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import type { EngineSymbol } from '../../src/lib/symbols/symbols'
import { ContentError, readPageSource } from '../../src/markdown/pageSource'
import { readSymbols } from '../../src/markdown/symbols/readSymbols'
import { cellsByColumn, codesOf, declaringColumnOf, defaultOf, valueOf } from '../../src/markdown/symbols/tables'
import type { DeclaringColumn } from '../../src/markdown/symbols/tables'
import type { Fault } from './faults'

/** A page as the checks see it. */
export type ReadPage = {
  /** Path of the file, below the root of the repository. */
  file: string
  frontmatter: Record<string, unknown>
  tree: Root
  symbols: readonly EngineSymbol[]
  fences: Fence[]
  tables: DeclaringTable[]
  /** What a reader reads as prose: texts, comments in code, title and description of the frontmatter. */
  prose: FileLine[]
  inlineCodes: FileLine[]
  paragraphs: FileLine[]
  /** What is wrong with the words behind the languages of its fences. */
  faults: Fault[]
}

/** A piece of text with the line on which it stands in the file. */
export type FileLine = { text: string; line: number }

/** A piece of code on a page. */
export type Fence = {
  file: string
  /** The line of its opening marks. */
  line: number
  language: string
  title: string | undefined
  isSignature: boolean
  isPreview: boolean
  /** Why it is not compiled by itself. */
  fragment: string | undefined
  /** Why it must not compile. */
  compileFail: string | undefined
  /** The symbol in whose section it stands. */
  symbol: string | undefined
  /** Its lines without notes, set-up lines as they are written. */
  lines: FileLine[]
  /** Its lines as a compiler reads them: set-up lines as code, removed lines left out. */
  program: FileLine[]
  /** The text of the paragraph below it, if there is one. */
  described: string | undefined
}

/** A table that declares something, of a symbol or, in the case of functions, of none. */
export type DeclaringTable = { file: string; kind: DeclaringColumn; symbol: string | undefined; rows: DeclaringRow[] }

/** What a row says of the names in its first cell; null is what it does not say. */
export type DeclaringRow = {
  line: number
  names: string[]
  type: string | null
  value: string | null
  /** The default, if it is code. */
  fallback: string | null
  isRequired: boolean
}

/** The pages below a content folder, and a fault for each that cannot be read. */
export function readPages(contentDir: string): { pages: ReadPage[]; faults: Fault[] } {
  const pages: ReadPage[] = []
  const faults: Fault[] = []
  const files = readdirSync(contentDir, { recursive: true }).map(String)
  for (const path of files.filter((file) => file.endsWith('.mdx')).sort()) {
    try {
      pages.push(readPage(path, readFileSync(join(contentDir, path), 'utf8')))
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      faults.push(faultOf(error))
    }
  }
  return { pages, faults }
}

/** A page as it is read; `path` is that below the content folder. Throws a `ContentError` where it is no MDX. */
export function readPage(path: string, source: string): ReadPage {
  const { tree, frontmatter } = readPageSource(path, source)
  const page: ReadPage = {
    file: `content/${path}`,
    frontmatter,
    tree,
    symbols: readSymbols(path, tree).symbols,
    fences: [],
    tables: [],
    prose: [],
    inlineCodes: [],
    paragraphs: [],
    faults: [],
  }
  new PageReader(page).read()
  return page
}

function faultOf({ message }: ContentError): Fault {
  const [, file = '', line, problem = '', remedy = ''] = /^(.+?):(\d+) (.*) – (.*)$/s.exec(message) ?? []
  return { file, line: Number(line), problem, remedy }
}

class PageReader {
  private readonly sections: { depth: number; symbol: string | undefined }[] = []

  constructor(private readonly page: ReadPage) {}

  read() {
    visit(this.page.tree as Parent, (visited, index, parent) => {
      const node = visited as Content
      const line = (node.position ?? parent?.position)?.start.line ?? 1
      if (node.type === 'heading') this.openSection(node)
      else if (node.type === 'code')
        this.readFence(node, line, parent?.children[(index ?? 0) + 1] as Content | undefined)
      else if (node.type === 'table') this.readTable(node)
      else if (node.type === 'paragraph') this.page.paragraphs.push({ text: toString(node), line })
      else if (node.type === 'inlineCode') this.page.inlineCodes.push({ text: (node as InlineCode).value, line })
      else if (node.type === 'text') this.page.prose.push(...linesFrom((node as Text).value, line))
      else if (node.type === 'yaml') {
        const { title = '', description = '' } = this.page.frontmatter
        this.page.prose.push({ text: `${title} ${description}`, line })
      }
    })
  }

  /** The nearest heading above, of its own or a higher level, that is one piece of inline code. */
  private get symbol(): string | undefined {
    return this.sections.findLast(({ symbol }) => symbol)?.symbol
  }

  private openSection({ depth, children }: Heading) {
    while ((this.sections.at(-1)?.depth ?? 0) >= depth) this.sections.pop()
    const [only, ...others] = children
    const symbol = only?.type === 'inlineCode' && others.length === 0 ? only.value : undefined
    this.sections.push({ depth, symbol })
  }

  private readFence({ lang, meta, value }: Code, line: number, below: Content | undefined) {
    const { file } = this.page
    const language = lang ?? 'text'
    const mark = COMMENT_MARKS[language]
    const { words, problems } = readMeta(meta ?? '')
    if (mark) this.page.faults.push(...problems.map((problem) => ({ file, line, ...problem })))
    const described = below?.type === 'paragraph' ? toString(below as Paragraph) : undefined
    const lines = linesFrom(withoutNotes(value), line + 1)
    const program = mark ? linesForCompiler(value, language, mark, line + 1) : []
    this.page.fences.push({ file, line, language, ...words, symbol: this.symbol, lines, program, described })
    if (mark) this.page.prose.push(...commentsOf(lines, mark))
  }

  private readTable(table: Table) {
    const kind = declaringColumnOf(table)
    if (!kind || !(this.symbol || kind === 'Function')) return
    const rows = table.children.slice(1).map((row): DeclaringRow => {
      const cells = cellsByColumn(table, row)
      const { code, isRequired } = defaultOf(cells.get('Default'))
      return {
        line: row.position?.start.line ?? 1,
        names: codesOf(row.children[0]),
        type: valueOf(cells.get('Type')),
        value: valueOf(cells.get('Value')),
        fallback: code,
        isRequired,
      }
    })
    this.page.tables.push({ file: this.page.file, kind, symbol: this.symbol, rows })
  }
}

/** The languages that are checked, with what begins a comment in them. */
const COMMENT_MARKS: Record<string, string | undefined> = { rust: '//', toml: '#', bash: '#', wgsl: '//' }

const FLAGS: Record<string, 'isSignature' | 'isPreview' | 'showsLineNumbers' | undefined> = {
  signature: 'isSignature',
  preview: 'isPreview',
  showLineNumbers: 'showsLineNumbers',
}
const REASONS: Record<string, 'fragment' | 'compileFail' | undefined> = {
  fragment: 'fragment',
  compile_fail: 'compileFail',
}

type MetaWords = Pick<Fence, 'title' | 'isSignature' | 'isPreview' | 'fragment' | 'compileFail'> & {
  showsLineNumbers: boolean
}

function readMeta(meta: string) {
  const words: MetaWords = {
    title: undefined,
    isSignature: false,
    isPreview: false,
    showsLineNumbers: false,
    fragment: undefined,
    compileFail: undefined,
  }
  const problems: Pick<Fault, 'problem' | 'remedy'>[] = []
  for (const word of meta.match(/\[[^\]]*\]|\w+="[^"]*"|\S+/g) ?? []) {
    const [, name = '', text] = /^(\w+)(?:="(.*)")?$/.exec(word) ?? []
    const flag = text === undefined ? FLAGS[name] : undefined
    const reason = REASONS[name]
    if (word.startsWith('[')) words.title = word.slice(1, -1)
    else if (name === 'title' && text) words.title = text
    else if (flag) words[flag] = true
    else if (reason) {
      words[reason] = text ?? ''
      if (!text?.trim()) problems.push({ problem: `\`${name}\` gives no reason`, remedy: `write ${name}="why"` })
    } else {
      const known = Object.keys(FLAGS).join(', ')
      const remedy = `use a title in [ ] or title="", ${known}, fragment="why" or compile_fail="why"`
      problems.push({ problem: `unknown meta word \`${word}\``, remedy })
    }
  }
  return { words, problems }
}

function linesForCompiler(value: string, language: string, mark: string, firstLine: number): FileLine[] {
  const notes = new RegExp(`\\s*${mark}\\s*((?:\\[!code [^\\]]+\\]\\s*)+)$`)
  const lines: FileLine[] = []
  let linesToRemove = 0
  for (const { text: written, line } of linesFrom(value, firstLine)) {
    const found = notes.exec(written)
    const removal = /\[!code --(?::(\d+))?\]/.exec(found?.[1] ?? '')
    if (removal) linesToRemove = Number(removal[1] ?? 1)
    if (linesToRemove > 0) {
      linesToRemove -= 1
      continue
    }
    const text = found ? written.slice(0, found.index) : written
    lines.push({ text: language === 'rust' ? text.replace(/^# |^#$/, '') : text, line })
  }
  return lines
}

function withoutNotes(code: string): string {
  return code.replace(/[ \t]*(?:\/\/|#)[ \t]*(?:\[!code [^\]]+\][ \t]*)+$/gm, '')
}

function commentsOf(lines: readonly FileLine[], mark: string): FileLine[] {
  const comment = new RegExp(`(?:^|\\s)${mark} (.*)$`)
  return lines.flatMap(({ text, line }) => {
    const found = comment.exec(text)?.[1]
    const isHidden = mark === '//' && /^#( |$)/.test(text)
    return found !== undefined && !isHidden ? [{ text: found, line }] : []
  })
}

function linesFrom(text: string, firstLine: number): FileLine[] {
  return text.split('\n').map((line, index) => ({ text: line, line: firstLine + index }))
}
