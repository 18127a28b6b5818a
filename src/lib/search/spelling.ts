import { sharedLength } from './packing'

/** Shorter words are similar to too many others. */
const SHORTEST_WORD = 4

/** Words of at least this length may contain two errors. */
const LONG_WORD = 6

/** The most likely word of a vocabulary; undefined if none is similar. Earlier words win ties. */
export function corrected(word: string, vocabulary: Iterable<string>): string | undefined {
  if (word.length < SHORTEST_WORD) return undefined
  let best: string | undefined
  let least = word.length < LONG_WORD ? 2 : 3
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) >= least) continue
    const edits = editDistance(word, known)
    if (edits >= least) continue
    best = known
    least = edits
  }
  return best
}

/** Insertions, deletions, replacements and swaps of adjacent letters. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      let edits = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        edits = Math.min(edits, beforeLast[column - 2]! + 1)
      current.push(edits)
    }
    beforeLast = last
    last = current
  }
  return last[to.length]!
}

/** The sorted words within a number of insertions, deletions and replacements: their numbers and edits. */
export function similarWords(word: string, sorted: readonly string[], maxEdits: number): [number, number][] {
  const similar: [number, number][] = []
  // A row of distances for each letter: words that start alike share them
  const rows = [Array.from({ length: word.length + 1 }, (_, column) => column)]
  let last = ''
  let hopelessLength = Infinity
  sorted.forEach((known, number) => {
    const shared = sharedLength(known, last)
    if (shared >= hopelessLength) return
    rows.length = shared + 1
    last = known
    hopelessLength = Infinity
    for (let at = shared; at < known.length; at += 1) {
      const row = nextRow(rows[at]!, known[at]!, word)
      rows.push(row)
      if (Math.min(...row) <= maxEdits) continue
      hopelessLength = at + 1
      return
    }
    const edits = rows[known.length]![word.length]!
    if (edits <= maxEdits) similar.push([number, edits])
  })
  return similar
}

function nextRow(row: readonly number[], letter: string, word: string): number[] {
  const next = [row[0]! + 1]
  for (let column = 1; column <= word.length; column += 1) {
    const replaced = row[column - 1]! + (word[column - 1] === letter ? 0 : 1)
    next.push(Math.min(row[column]! + 1, next[column - 1]! + 1, replaced))
  }
  return next
}
