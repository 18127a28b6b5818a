import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** Examples that can be drawn, but whose picture is not described in words. */
export function previewFaults({ file, tree }) {
  const faults = []
  visit(tree, 'code', (fence, index, parent) => {
    if (!/(^|\s)preview(\s|$)/.test(fence.meta ?? '')) return
    const next = parent.children[index + 1]
    if (next?.type === 'paragraph' && toString(next).startsWith('You see ')) return
    const remedy = 'begin the paragraph below it with "You see" and say what is drawn'
    faults.push({ file, line: fence.position.start.line, problem: 'a preview is not described', remedy })
  })
  return faults
}
