import type { Code, InlineCode, Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { referencesIn } from '../references/symbolResolution'
import { codeHtml, lineHtml } from './codeHtml'
import { codeMetaOf } from './codeMeta'
import { linesWithNotes } from './codeNotes'
import { highlightedLines } from './highlight'
import { blockElement, inlineElement } from './jsxNode'
import { currentSymbols, withSymbolMarks } from './symbolLinks'
import type { FenceData } from './symbolLinks'

/** Turns fences into code blocks that carry their finished HTML, so that nothing is highlighted in the browser. */
export function remarkCodeBlocks() {
  return (tree: Root) => {
    visit(tree as Parent, (visited, index, parent: Parent | null) => {
      if (index === null || !parent) return
      const node = visited as Code | InlineCode
      if (node.type === 'code') parent.children.splice(index, 1, codeBlockFor(node))
      if (node.type === 'inlineCode') {
        const match = /^(.*)\{:(\w+)\}$/s.exec(node.value)
        if (match) parent.children.splice(index, 1, inlineCodeFor(match[1]!, match[2]!))
      }
    })
  }
}

/** The attributes of a code block's component, all text. */
export function codeBlockAttributes({ value, lang, meta, data }: Pick<Code, 'value' | 'lang' | 'meta' | 'data'>) {
  const language = lang ?? 'text'
  const { title, showsLineNumbers, isSignature, isPreview } = codeMetaOf(meta)
  const lines = linesWithNotes(language === 'rust' ? withoutSetUp(value) : value)
  const code = lines.map(({ text }) => text).join('\n')
  const { ownSymbols } = (data ?? {}) as FenceData
  const symbols = currentSymbols()
  const references = referencesIn({ language, code, setUp: setUpOf(value), title, own: ownSymbols }, symbols)
  const tokens = withSymbolMarks(highlightedLines(code, language), references, symbols)
  return {
    language,
    title,
    lineNumbers: showsLineNumbers ? (true as const) : undefined,
    signature: isSignature ? (true as const) : undefined,
    preview: isPreview ? (true as const) : undefined,
    html: codeHtml(lines, tokens),
  }
}

function codeBlockFor(node: Code) {
  const attributes = codeBlockAttributes(node)
  const untitled = (node.data as { untitled?: boolean } | undefined)?.untitled
  return blockElement('CodeBlock', { ...attributes, title: untitled ? undefined : attributes.title })
}

function inlineCodeFor(code: string, language: string) {
  return inlineElement('InlineCode', { html: lineHtml(highlightedLines(code, language).flat()) })
}

/** Lines that begin with a hash and a space are compiled by the snippet check but not shown. */
const isSetUp = (line: string) => line === '#' || line.startsWith('# ')

function withoutSetUp(code: string): string {
  return code
    .split('\n')
    .filter((line) => !isSetUp(line))
    .join('\n')
}

function setUpOf(code: string): string {
  return code
    .split('\n')
    .filter(isSetUp)
    .map((line) => line.slice(2))
    .join('\n')
}
