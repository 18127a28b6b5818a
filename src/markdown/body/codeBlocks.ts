import type { Code, InlineCode, Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { inlineCodeParts, readFence, textOf } from '../fences/fence'
import type { Fence } from '../fences/fence'
import { referencesIn } from '../references'
import { codeHtml, lineHtml } from './codeHtml'
import { highlightedLines } from './highlight'
import { blockElement, inlineElement } from './jsxNode'
import { withSymbolMarks } from './symbolLinks'
import type { FenceData, SymbolLinkOptions } from './symbolLinks'

/** Turns fences into code blocks with built HTML. */
export function remarkCodeBlocks(options: SymbolLinkOptions) {
  return (tree: Root) => {
    visit(tree as Parent, (visited, index, parent: Parent | null) => {
      if (index === null || !parent) return
      const node = visited as Code | InlineCode
      if (node.type === 'code') parent.children.splice(index, 1, codeBlockFor(node, options))
      if (node.type === 'inlineCode') {
        const { code, language } = inlineCodeParts(node.value)
        if (language) parent.children.splice(index, 1, inlineCodeFor(code, language))
      }
    })
  }
}

/** The code block of a fence. In a group, the tab shows its title. */
function codeBlockFor(node: Code, { symbols, usesOf, basePath }: SymbolLinkOptions) {
  const { ownSymbols = [], untitled } = (node.data ?? {}) as FenceData & { untitled?: boolean }
  const { fence } = readFence(node)
  const { language, meta, shown } = fence
  const known = { symbols: symbols(), usesOf }
  const references = referencesIn(fence, ownSymbols, known)
  const tokens = withSymbolMarks(highlightedLines(textOf(shown), language), references, known.symbols, basePath)
  return blockElement('CodeBlock', {
    language,
    title: untitled ? undefined : meta.title,
    lineNumbers: bare(meta.showsLineNumbers),
    signature: bare(meta.isSignature),
    preview: bare(meta.isPreview),
    setUp: setUpAttribute(fence),
    error: shown.find(({ error }) => error !== undefined)?.error,
    html: codeHtml(shown, tokens),
  })
}

/** The hidden setup, so that the player has the whole program. */
function setUpAttribute({ setUp }: Fence): string | undefined {
  return setUp.length > 0 ? JSON.stringify(setUp.map(({ after, text }) => [after, text])) : undefined
}

function bare(isSet: boolean): true | undefined {
  return isSet || undefined
}

function inlineCodeFor(code: string, language: string) {
  return inlineElement('InlineCode', { html: lineHtml(highlightedLines(code, language).flat()) })
}
