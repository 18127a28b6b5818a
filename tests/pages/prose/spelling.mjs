import { AMERICAN, TERMS } from './terms.mjs'
import { proseOf, wordsOf } from './text.mjs'

/** Words that are not in the list, British forms, and terms that the pages do not use. */
export function spellingFaults(page, known) {
  const { file } = page
  const faults = []
  for (const { word, line } of wordsOf(page)) {
    const american = AMERICAN[word]
    if (american) faults.push({ file, line, problem: `"${word}" is British`, remedy: `write "${american}"` })
    else if (!known.has(word)) {
      const remedy = 'correct it, or add it to tests/pages/prose/words.txt in its alphabetical place'
      faults.push({ file, line, problem: `the word "${word}" is unknown`, remedy })
    }
  }
  for (const { text, line } of proseOf(page)) {
    for (const [term, instead] of TERMS) {
      const found = term.exec(text)
      if (found) faults.push({ file, line, problem: `"${found[0]}" is not our word`, remedy: `write ${instead}` })
    }
  }
  return faults
}
