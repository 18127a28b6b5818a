import path from 'node:path'
import type { Code, Content, Heading, Parent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { LineError } from '../../../src/markdown/contentError'
import { isRunnable, readFence, textOf } from '../../../src/markdown/fences/fence'
import type { ReadPage } from '../../../src/markdown/readPage'

/** Examples without picture and result, as `page#heading`; the list may only get shorter. */
export const EXAMPLES_WITHOUT_RESULT = path.join(__dirname, 'withoutResult.txt')

/** Length of the list; lower it with each fixed example. */
export const MAX_WITHOUT_RESULT = 0

const SAYS =
  /\b(you (see|hear|get)|appears|begins|comes|gets|holds|logs|moves|plays|prints|shows|silences|starts|stops)\b/i

/** An example without a picture or a stated result. */
export type BareExample = { line: number; place: string }

type ExamplePage = Pick<ReadPage, 'tree' | 'headings' | 'path' | 'examples'>

export function bareExamples({ tree, headings, path: page, examples }: ExamplePage): BareExample[] {
  const bare: BareExample[] = []
  // A whole file is visible if a fragment above shows its picture
  const pictured = new Set(examples.flatMap(({ picture, program }) => (picture ? [textOf(program)] : [])))
  visit(tree as Parent, 'code', (node: Code, index, parent: Parent | null) => {
    const { fence } = readFence(node)
    if (!isRunnable(fence) || pictured.has(textOf(fence.program))) return
    if (isResult((parent?.children as (Content | Heading)[] | undefined)?.[(index ?? 0) + 1])) return
    const heading = headings.findLast(({ line }) => line < fence.line)
    bare.push({ line: fence.line, place: `${page}#${heading?.id ?? ''}` })
  })
  return bare
}

/** In its first sentence, or as output. */
function isResult(next: Content | undefined): boolean {
  if (next?.type === 'code') return next.lang === 'text'
  return next?.type === 'paragraph' && SAYS.test(firstSentence(toString(next)))
}

function firstSentence(text: string): string {
  return text.split(/[.:]\s/)[0]!
}

export function resultErrors(bare: readonly BareExample[], listed: readonly string[]): LineError[] {
  const left = [...listed]
  return bare
    .filter(({ place }) => !takenFrom(left, place))
    .map(({ line }) => ({
      line,
      problem: 'an example has neither a picture nor a stated result',
      remedy: 'add `preview`, its output in a `text` block, or a sentence below it, such as "This logs …"',
    }))
}

/** Reports obsolete entries and a wrong length. */
export function listErrors(listed: readonly string[], bare: readonly BareExample[], most: number): LineError[] {
  const left = bare.map(({ place }) => place)
  const spare = listed.flatMap((place, index) =>
    takenFrom(left, place)
      ? []
      : [{ line: index + 1, problem: `the examples of ${place} state their result`, remedy: 'remove the line' }],
  )
  if (listed.length === most) return spare
  const isLonger = listed.length > most
  const problem = `the list has ${listed.length} lines, and ${isLonger ? 'may have' : 'had'} ${most}`
  const remedy = isLonger ? 'let the new examples state their result' : `make MAX_WITHOUT_RESULT ${listed.length}`
  return [...spare, { line: listed.length, problem, remedy }]
}

/** Returns false if there is no entry. */
function takenFrom(places: string[], place: string): boolean {
  const index = places.indexOf(place)
  if (index >= 0) places.splice(index, 1)
  return index >= 0
}
