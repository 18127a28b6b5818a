import type { Code, Parent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { LineError } from '../../../src/markdown/contentError'
import { descriptionBelow } from '../../../src/markdown/examples'
import { readFence } from '../../../src/markdown/fences/fence'
import type { ReadPage } from '../../../src/markdown/readPage'

/** Previews without a description. In a code group, the text around it serves as one. */
export function previewErrors({ tree }: ReadPage): LineError[] {
  const errors: LineError[] = []
  visit(tree as Parent, 'code', (node: Code, index, parent: Parent | null) => {
    const { meta, line } = readFence(node).fence
    if (!meta.isPreview || !parent || isCodeGroup(parent) || descriptionBelow(parent, index ?? 0)) return
    const remedy = 'start the paragraph below it with "You see" and say what is drawn'
    errors.push({ line, problem: 'a preview is not described', remedy })
  })
  return errors
}

function isCodeGroup(parent: Parent & { name?: string }): boolean {
  return parent.type === 'containerDirective' && parent.name === 'code-group'
}
