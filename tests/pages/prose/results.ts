import type { Code, Content, Heading, Parent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { LineError } from '../../../src/markdown/contentError'
import { isRunnable, readFence, textOf } from '../../../src/markdown/fences/fence'
import type { ReadPage } from '../../../src/markdown/readPage'

const SAYS =
  /\b(you (see|hear|get)|appears|begins|comes|gets|holds|logs|moves|plays|prints|shows|silences|starts|stops)\b/i

type ExamplePage = Pick<ReadPage, 'tree' | 'examples'>

/** Reports examples without a picture or a stated result. */
export function resultErrors({ tree, examples }: ExamplePage): LineError[] {
  const errors: LineError[] = []
  // A whole file is visible if a fragment above shows its picture
  const pictured = new Set(examples.flatMap(({ picture, program }) => (picture ? [textOf(program)] : [])))
  visit(tree as Parent, 'code', (node: Code, index, parent: Parent | null) => {
    const { fence } = readFence(node)
    if (!isRunnable(fence) || pictured.has(textOf(fence.program))) return
    if (isResult((parent?.children as (Content | Heading)[] | undefined)?.[(index ?? 0) + 1])) return
    errors.push({
      line: fence.line,
      problem: 'an example has neither a picture nor a stated result',
      remedy: 'add `preview`, its output in a `text` block, or a sentence below it, such as "This logs …"',
    })
  })
  return errors
}

/** In its first sentence, or as output. */
function isResult(next: Content | undefined): boolean {
  if (next?.type === 'code') return next.lang === 'text'
  return next?.type === 'paragraph' && SAYS.test(firstSentence(toString(next)))
}

function firstSentence(text: string): string {
  return text.split(/[.:]\s/)[0]!
}
