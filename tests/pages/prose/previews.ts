import type { Code, Content, Parent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { LineFault } from '../../../src/markdown/fault'
import { readFence } from '../../../src/markdown/fences/fence'
import type { ReadPage } from '../../../src/markdown/readPage'

/** Examples that can be drawn, but whose picture is not described in words. */
export function previewFaults({ tree }: ReadPage): LineFault[] {
  const faults: LineFault[] = []
  visit(tree as Parent, 'code', (node: Code, index, parent: Parent | null) => {
    const { meta, line } = readFence(node).fence
    const below = parent?.children[(index ?? 0) + 1] as Content | undefined
    if (!meta.isPreview || (below?.type === 'paragraph' && toString(below).startsWith('You see '))) return
    const remedy = 'begin the paragraph below it with "You see" and say what is drawn'
    faults.push({ line, problem: 'a preview is not described', remedy })
  })
  return faults
}
