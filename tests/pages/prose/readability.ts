import type { Paragraph, Parent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { LineError } from '../../../src/markdown/contentError'
import type { ReadPage } from '../../../src/markdown/readPage'
import { isCompilerOutput } from '../snippets/compilerOutput'

const MAX_WORDS = 90
const MAX_COLUMNS = 80

/** Long paragraphs and lines of code. */
export function readabilityErrors(page: ReadPage): LineError[] {
  return [...paragraphErrors(page), ...lineErrors(page)]
}

function paragraphErrors({ tree }: ReadPage): LineError[] {
  const errors: LineError[] = []
  visit(tree as Parent, 'paragraph', (paragraph: Paragraph) => {
    const words = toString(paragraph).split(/\s+/).filter(Boolean).length
    if (words <= MAX_WORDS) return
    const line = paragraph.position?.start.line ?? 1
    errors.push({ line, problem: `a paragraph of ${words} words`, remedy: `split it: at most ${MAX_WORDS}` })
  })
  return errors
}

function lineErrors({ fences }: ReadPage): LineError[] {
  const own = fences.filter((fence) => !isCompilerOutput(fence))
  const written = own.flatMap(({ shown, setUp }) => [
    ...shown,
    ...setUp.map(({ text, line }) => ({ text: `# ${text}`, line })),
  ])
  return written.flatMap(({ text, line }) => {
    const columns = [...text].length
    if (columns <= MAX_COLUMNS) return []
    return [{ line, problem: `a line of code with ${columns} columns`, remedy: `break it: at most ${MAX_COLUMNS}` }]
  })
}
