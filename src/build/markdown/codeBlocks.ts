import type { Element, Root, Text } from 'hast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { KNOWN_NOTES, readCodeNotes } from '../../lib/codeNotes'
import type { CodeLine } from '../../lib/codeNotes'
import { failContent } from './contentFailure'
import { readFence } from './fence'
import type { Fence } from './fence'
import { grammarOf, PAGE_LANGUAGES } from './grammars'
import { lineHtml, tokenLines } from './highlight'
import type { LinkSymbols } from './highlight'
import { jsxElement } from './jsxElement'

export type CodeBlockOptions = {
  /** Gives links to the tokens that name documented symbols. */
  linkSymbols?: LinkSymbols
}

/** Turns each code block into a `CodeBlock` with its colored text as one string of HTML. */
export function rehypeCodeBlocks({ linkSymbols = (line) => line }: CodeBlockOptions = {}) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (pre: Element, index, parent) => {
      const code = pre.children[0]
      if (pre.tagName !== 'pre' || code?.type !== 'element' || !parent || index === null) return
      const fence = fenceOf(code)
      checkFence(fence, pre, file)
      const { title, language, showLineNumbers, signature, preview } = fence
      const html = codeHtml(linesOf(code, fence, pre, file), fence, linkSymbols)
      const attributes = { html, language, title, showLineNumbers, signature, preview }
      parent.children[index] = jsxElement('CodeBlock', attributes) as never
    })
  }
}

function fenceOf(code: Element): Fence {
  const [className] = (code.properties?.className as string[] | undefined) ?? []
  return readFence(className?.replace(/^language-/, ''), (code.data as { meta?: string } | undefined)?.meta)
}

function checkFence({ language, unknown }: Fence, pre: Element, file: VFile) {
  if (!grammarOf(language)) {
    failContent(file, pre, `unknown language \`${language}\``, `use one of ${PAGE_LANGUAGES.join(', ')}`)
  }
  if (unknown[0]) {
    const remedy = 'use [title], showLineNumbers, signature, preview, fragment="why" or compile_fail="why"'
    failContent(file, pre, `unknown word \`${unknown[0]}\` after the language`, remedy)
  }
}

function linesOf(code: Element, { language }: Fence, pre: Element, file: VFile): CodeLine[] {
  const text = (code.children[0] as Text | undefined)?.value.replace(/\n$/, '') ?? ''
  const { lines, unknown } = readCodeNotes(text, language === 'rust')
  const [wrong] = unknown
  if (wrong) {
    const remedy = `known notes are ${KNOWN_NOTES.join(', ')}; write [\\!code to print one`
    failContent(file, pre, `unknown note \`[!code ${wrong.note}]\``, remedy, wrong.line + 1)
  }
  return lines
}

/** The HTML of a block. Only lines that something is said about get an element of their own. */
function codeHtml(lines: CodeLine[], { language, showLineNumbers }: Fence, linkSymbols: LinkSymbols): string {
  const tokens = tokenLines(lines.map(({ text }) => text).join('\n'), language)
  const isEveryLineMarked = showLineNumbers || lines.some(({ marks }) => marks.includes('focus'))
  return lines
    .map(({ marks, words }, index) => {
      const html = `${lineHtml(linkSymbols(tokens[index] ?? [], language), words)}\n`
      return isEveryLineMarked || marks.length > 0 ? `<span data-line="${marks.join(' ')}">${html}</span>` : html
    })
    .join('')
}
