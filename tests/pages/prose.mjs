import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPages } from './snippets/pages.mjs'
import { documentedNames, nameFaults } from './prose/names.mjs'
import { previewFaults } from './prose/previews.mjs'
import { readabilityFaults } from './prose/readability.mjs'
import { shapeFaults } from './prose/shapes.mjs'
import { spellingFaults } from './prose/spelling.mjs'
import { wordsOf } from './prose/text.mjs'

const WORD_LIST = 'tests/pages/prose/words.txt'

const { pages, faults } = readPages(join(process.cwd(), 'content'))
const known = new Set(readFileSync(WORD_LIST, 'utf8').split('\n').filter(Boolean))
const documented = documentedNames(pages)

for (const page of pages) {
  faults.push(
    ...spellingFaults(page, known),
    ...readabilityFaults(page),
    ...previewFaults(page),
    ...shapeFaults(page),
    ...nameFaults(page, documented),
  )
}

const used = new Set(pages.flatMap((page) => wordsOf(page).map(({ word }) => word)))
for (const [index, word] of [...known].entries()) {
  if (used.has(word)) continue
  faults.push({ file: WORD_LIST, line: index + 1, problem: `no page uses "${word}"`, remedy: 'remove the line' })
}

faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
for (const { file, line, problem, remedy } of faults) console.error(`${file}:${line} ${problem} – ${remedy}`)
console.log(
  `${pages.length} pages read, ${used.size} different words, ${documented.size} documented names` +
    (faults.length > 0 ? `, ${faults.length} faults` : ''),
)
process.exitCode = faults.length > 0 ? 1 : 0
