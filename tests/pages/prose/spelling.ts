import type { LineError } from '../../../src/markdown/contentError'
import type { ReadPage } from '../../../src/markdown/readPage'
import { AMERICAN, TERMS } from './terms'
import { proseOf, wordsOf } from './words'

/** The file that holds every word a page may use, one a line. */
export const WORD_LIST = 'tests/pages/prose/words.txt'

/** Words that are not in the list, British forms, and terms that the pages do not use. */
export function spellingErrors(page: ReadPage, known: ReadonlySet<string>): LineError[] {
  const errors: LineError[] = []
  for (const { word, line } of wordsOf(page)) {
    const american = AMERICAN[word]
    if (american) errors.push({ line, problem: `"${word}" is British`, remedy: `write "${american}"` })
    else if (!known.has(word)) {
      const remedy = `correct it, or add it to ${WORD_LIST} in its alphabetical place`
      errors.push({ line, problem: `the word "${word}" is unknown`, remedy })
    }
  }
  for (const { text, line } of proseOf(page)) {
    for (const [term, instead] of TERMS) {
      const found = term.exec(text)
      if (found) errors.push({ line, problem: `"${found[0]}" is not our word`, remedy: `write ${instead}` })
    }
  }
  return errors
}

/** Words of the list that no page uses any more. */
export function unusedWordErrors(words: readonly string[], used: ReadonlySet<string>): LineError[] {
  return words.flatMap((word, index) =>
    used.has(word) ? [] : [{ line: index + 1, problem: `no page uses "${word}"`, remedy: 'remove the line' }],
  )
}
