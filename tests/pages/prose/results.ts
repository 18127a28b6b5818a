import path from 'node:path'
import type { Code, Content, Heading, Parent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { LineFault } from '../../../src/markdown/fault'
import { isRunnable, readFence } from '../../../src/markdown/fences/fence'
import type { ReadPage } from '../../../src/markdown/readPage'

/** The examples that show no picture and tell no result, as `page#heading`, one on each line. It may only get shorter. */
export const EXAMPLES_WITHOUT_RESULT = path.join(__dirname, 'withoutResult.txt')

/** An example that nobody can check with their eyes: it has no picture, and nothing below it says what comes of it. */
export type BareExample = { line: number; place: string }

type ExamplePage = Pick<ReadPage, 'tree' | 'headings' | 'path' | 'examples'>

/** The examples of a page without a picture, a sentence or an output below them. */
export function bareExamples({ tree, headings, path: page, examples }: ExamplePage): BareExample[] {
  const bare: BareExample[] = []
  // A whole file is seen where a part of it above shows its picture
  const pictured = new Set(examples.flatMap(({ picture, program }) => (picture ? [program[0]?.line] : [])))
  visit(tree as Parent, 'code', (node: Code, index, parent: Parent | null) => {
    const { fence } = readFence(node)
    if (!isRunnable(fence) || pictured.has(fence.program[0]?.line)) return
    if (isResult((parent?.children as (Content | Heading)[] | undefined)?.[(index ?? 0) + 1])) return
    const heading = headings.findLast(({ line }) => line < fence.line)
    bare.push({ line: fence.line, place: `${page}#${heading?.id ?? ''}` })
  })
  return bare
}

function isResult(next: Content | undefined): boolean {
  return next?.type === 'paragraph' || (next?.type === 'code' && next.lang === 'text')
}

/** Bare examples that are not in the list. */
export function resultFaults(bare: readonly BareExample[], listed: ReadonlySet<string>): LineFault[] {
  return bare
    .filter(({ place }) => !listed.has(place))
    .map(({ line }) => ({
      line,
      problem: 'an example shows no picture and tells no result',
      remedy: 'add `preview`, or say below it what comes of it',
    }))
}

/** Lines of the list that no example needs any more. */
export function spareResultFaults(listed: readonly string[], bare: readonly BareExample[]): LineFault[] {
  const places = new Set(bare.map(({ place }) => place))
  return listed.flatMap((place, index) =>
    places.has(place)
      ? []
      : [{ line: index + 1, problem: `the examples of ${place} tell their result`, remedy: 'remove the line' }],
  )
}
