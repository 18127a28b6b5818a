import path from 'node:path'
import type { Code, Content, Heading, Parent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { LineError } from '../../../src/markdown/contentError'
import { isRunnable, readFence } from '../../../src/markdown/fences/fence'
import type { ReadPage } from '../../../src/markdown/readPage'

/** The examples that show no picture and tell no result, as `page#heading`: a line for each. It may only get shorter. */
export const EXAMPLES_WITHOUT_RESULT = path.join(__dirname, 'withoutResult.txt')

/** How many lines the list has. Nobody raises it; who mends an example takes its line out and lowers it. */
export const MOST_WITHOUT_RESULT = 3

/** What a sentence says that tells a result: somebody notices something, or a thing does it. */
const SAYS =
  /\b(you (see|hear|get)|appears|begins|comes|gets|holds|logs|moves|plays|prints|shows|silences|starts|stops)\b/i

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

/** Whether a block says what came of the example above it: a first sentence that tells it, or the output itself. */
function isResult(next: Content | undefined): boolean {
  if (next?.type === 'code') return next.lang === 'text'
  return next?.type === 'paragraph' && SAYS.test(firstSentence(toString(next)))
}

function firstSentence(text: string): string {
  return text.split(/[.:]\s/)[0]!
}

/** Bare examples that are more than the list says of their place. */
export function resultErrors(bare: readonly BareExample[], listed: readonly string[]): LineError[] {
  const left = [...listed]
  return bare
    .filter(({ place }) => !takenFrom(left, place))
    .map(({ line }) => ({
      line,
      problem: 'an example shows no picture and tells no result',
      remedy: 'add `preview`, its output in a `text` block, or a sentence below it, such as "This logs …"',
    }))
}

/** Lines of the list that no example needs any more, and a list that is longer or shorter than it was. */
export function listErrors(listed: readonly string[], bare: readonly BareExample[], most: number): LineError[] {
  const left = bare.map(({ place }) => place)
  const spare = listed.flatMap((place, index) =>
    takenFrom(left, place)
      ? []
      : [{ line: index + 1, problem: `the examples of ${place} tell their result`, remedy: 'remove the line' }],
  )
  if (listed.length === most) return spare
  const isLonger = listed.length > most
  const problem = `the list has ${listed.length} lines, and ${isLonger ? 'may have' : 'had'} ${most}`
  const remedy = isLonger ? 'let the new examples tell their result' : `make MOST_WITHOUT_RESULT ${listed.length}`
  return [...spare, { line: listed.length, problem, remedy }]
}

/** Takes one of these places out; false if it is not among them. */
function takenFrom(places: string[], place: string): boolean {
  const index = places.indexOf(place)
  if (index >= 0) places.splice(index, 1)
  return index >= 0
}
