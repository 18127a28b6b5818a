import type { Content, Parent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { JsxNode } from './jsxNode'

/** The whole content of a fold: one file, under the words that open it. */
type ShownFile = { fold: JsxNode; summary: string; file: string }

/**
 * Marks the folds that show a file which a later fold of the same name shows again, further on: on paper, where nothing is
 * folded, the last one says it all.
 */
export function remarkSupersededDetails() {
  return (tree: Parent) => {
    const files: ShownFile[] = []
    visit(tree, (node) => {
      const shown = shownFile(node as JsxNode)
      if (shown) files.push(shown)
    })
    files.forEach(({ fold, summary, file }, index) => {
      const isShownAgain = files.slice(index + 1).some((later) => later.summary === summary && later.file === file)
      if (isShownAgain) fold.attributes.push({ type: 'mdxJsxAttribute', name: 'superseded', value: null })
    })
  }
}

/** The file that a fold holds and nothing else; undefined for any other node. */
function shownFile(fold: JsxNode): ShownFile | undefined {
  if (fold.name !== 'Details') return undefined
  const [summary, code, ...more] = fold.children as Content[]
  const file = code?.type === 'code' ? code.meta : undefined
  if (!summary || !file || more.length > 0) return undefined
  return { fold, summary: toString(summary), file }
}
