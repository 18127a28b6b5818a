import type { Code, Parent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { LineError } from '../../../src/markdown/contentError'
import { descriptionBelow, type Example } from '../../../src/markdown/examples'
import { madeOf } from '../../../src/gatsby/examples/drawnExamples'
import { readFence } from '../../../src/markdown/fences/fence'
import type { ReadPage } from '../../../src/markdown/readPage'

/** In a code group, the text around the picture describes it. */
export function previewErrors({ tree, examples }: Pick<ReadPage, 'tree' | 'examples'>): LineError[] {
  const errors: LineError[] = []
  visit(tree as Parent, 'code', (node: Code, index, parent: Parent | null) => {
    const { meta, line } = readFence(node).fence
    if (!meta.isPreview || !parent || isCodeGroup(parent) || descriptionBelow(parent, index ?? 0)) return
    if (examples.some((example) => example.fence.line === line && hasOutput(example))) return
    const remedy = 'begin the paragraph below it with "You see" and say what is drawn'
    errors.push({ line, problem: 'a preview is not described', remedy })
  })
  return errors
}

/** Output describes itself. */
function hasOutput(example: Example): boolean {
  const made = madeOf(example)
  return made !== undefined && 'picture' in made && made.picture.output !== undefined
}

function isCodeGroup(parent: Parent & { name?: string }): boolean {
  return parent.type === 'containerDirective' && parent.name === 'code-group'
}
