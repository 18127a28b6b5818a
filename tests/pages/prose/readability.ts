import type { Fault } from '../faults'
import type { ReadPage } from '../reading'
import { wordCount } from './words'

const MOST_WORDS = 90
const MOST_COLUMNS = 80

/** Paragraphs that are too long to read at a glance, and lines of code that do not fit a narrow window. */
export function readabilityFaults({ file, paragraphs, fences }: ReadPage): Fault[] {
  const long = paragraphs
    .map((paragraph) => ({ line: paragraph.line, words: wordCount(paragraph) }))
    .filter(({ words }) => words > MOST_WORDS)
    .map(({ line, words }) => {
      return { file, line, problem: `a paragraph of ${words} words`, remedy: `split it: at most ${MOST_WORDS}` }
    })
  const wide = fences
    .flatMap(({ lines }) => lines)
    .map(({ text, line }) => ({ line, columns: [...text].length }))
    .filter(({ columns }) => columns > MOST_COLUMNS)
    .map(({ line, columns }) => {
      const problem = `a line of code with ${columns} columns`
      return { file, line, problem, remedy: `break it: at most ${MOST_COLUMNS}` }
    })
  return [...long, ...wide]
}
