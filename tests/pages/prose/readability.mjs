import { visit } from 'unist-util-visit'
import { withoutNotes, wordCount } from './text.mjs'

const MOST_WORDS = 90
const MOST_COLUMNS = 80

/** Paragraphs that are too long to read at a glance, and lines of code that do not fit a narrow window. */
export function readabilityFaults({ file, tree }) {
  const faults = []
  visit(tree, 'paragraph', (paragraph) => {
    const words = wordCount(paragraph)
    if (words <= MOST_WORDS) return
    const problem = `a paragraph of ${words} words`
    faults.push({ file, line: paragraph.position.start.line, problem, remedy: `split it: at most ${MOST_WORDS}` })
  })
  visit(tree, 'code', ({ value, position }) => {
    for (const [index, text] of withoutNotes(value).split('\n').entries()) {
      const columns = [...text].length
      if (columns <= MOST_COLUMNS) continue
      const problem = `a line of code with ${columns} columns`
      faults.push({ file, line: position.start.line + 1 + index, problem, remedy: `break it: at most ${MOST_COLUMNS}` })
    }
  })
  return faults
}
