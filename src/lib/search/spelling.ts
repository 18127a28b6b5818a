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
