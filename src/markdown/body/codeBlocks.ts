import type { Code, Content, InlineCode, Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { packedSetUp } from '../../lib/code/program'
import { inlineCodeParts, readFence, textOf, type Fence } from '../fences/fence'
import { referencesIn } from '../references'
import { codeHtml, lineHtml } from './codeHtml'
import { highlightedLines } from './highlight'
import { blockElement, inlineElement } from './jsxNode'
import { withSymbolMarks, type FenceData, type SymbolLinkOptions } from './symbolLinks'

export function remarkCodeBlocks(options: SymbolLinkOptions) {
  return (tree: Root) => {
    visit(tree as Parent, (visited, index, parent: Parent | null) => {
      if (index === null || !parent) return
      const node = visited as Code | InlineCode
      if (node.type === 'code')
        parent.children.splice(index, 1, codeBlockFor(node, parent.children[index + 1], options))
      if (node.type === 'inlineCode') {
        const { code, language } = inlineCodeParts(node.value)
        if (language) parent.children.splice(index, 1, inlineCodeFor(code, language))
      }
    })
  }
}

/** In a group, its tab has the title. */
function codeBlockFor(node: Code, next: Content | undefined, { symbols, usesOf, basePath }: SymbolLinkOptions) {
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
    setUp: packedSetUp(fence.setUp),
    error: shown.find(({ error }) => error !== undefined)?.error,
    why: whyNotRun(fence, next),
    html: codeHtml(shown, tokens),
  })
}

/** A compile error's message, or a picture, is reason enough. */
function whyNotRun({ language, meta, shown }: Fence, next: Content | undefined): string | undefined {
  if (language !== 'rust') return undefined
  const { fragment, compileFail, notRun, isPreview } = meta
  const isExplained = shown.some(({ error }) => error !== undefined) || (next?.type === 'code' && next.lang === 'text')
  if (compileFail !== undefined) return isExplained ? undefined : `Doesn’t compile: ${compileFail}.`
  if (fragment !== undefined) return isPreview ? undefined : `Doesn’t run on its own: ${fragment}.`
  return notRun && `Doesn’t run here: ${notRun}.`
}

function bare(isSet: boolean): true | undefined {
  return isSet || undefined
}

function inlineCodeFor(code: string, language: string) {
  return inlineElement('InlineCode', { html: lineHtml(highlightedLines(code, language).flat()) })
}
