const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CONTINUES = 32

const VALUES = new Uint8Array(128)
for (let value = 0; value < DIGITS.length; value += 1) VALUES[DIGITS.charCodeAt(value)] = value

/** Non-negative integers in characters of five bits, lowest first, as in source maps. */
export function packNumbers(numbers: readonly number[]): string {
  let packed = ''
  for (let rest of numbers) {
    for (; rest >= CONTINUES; rest >>= 5) packed += DIGITS[(rest & 31) | CONTINUES]
    packed += DIGITS[rest]
  }
  return packed
}

export function numberReader(packed: string): () => number {
  let position = 0
  return () => {
    let number = 0
    for (let shift = 0; ; shift += 5) {
      const value = VALUES[packed.charCodeAt(position++)] ?? 0
      number |= (value & 31) << shift
      if (value < CONTINUES) return number
    }
  }
}

/** Section → frequency of one word. */
export type Postings = Map<number, number>

/** Positions of words, in word order. */
export type PackedPostings = {
  /** Number of sections per word. */
  counts: string
  /** Sections per word, delta-encoded. */
  places: string
  frequencies: string
}

export function packPostings(words: readonly Postings[]): PackedPostings {
  const entries = words.map((places) => [...places].sort(([a], [b]) => a - b))
  return {
    counts: packNumbers(entries.map(({ length }) => length)),
    places: packNumbers(entries.flatMap((places) => places.map(([number], at) => number - (places[at - 1]?.[0] ?? 0)))),
    frequencies: packNumbers(entries.flatMap((places) => places.map(([, times]) => times))),
  }
}

export function postingsReader({ counts, places, frequencies }: PackedPostings): () => Postings {
  const nextCount = numberReader(counts)
  const nextDistance = numberReader(places)
  const nextFrequency = numberReader(frequencies)
  return () => {
    const found: Postings = new Map()
    let section = 0
    for (let count = nextCount(); count > 0; count -= 1) {
      section += nextDistance()
      found.set(section, nextFrequency())
    }
    return found
  }
}

/** The length of the prefix shared with the previous word, as a capital letter; indexed words have none. */
const SHARED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export function packWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const shared = sharedLength(word, words[index - 1] ?? '')
      return SHARED[shared] + word.slice(shared)
    })
    .join('')
}

export function unpackWords(packed: string): string[] {
  let word = ''
  return (packed.match(/[A-Z][^A-Z]*/g) ?? []).map(
    (piece) => (word = word.slice(0, SHARED.indexOf(piece[0]!)) + piece.slice(1)),
  )
}

function sharedLength(word: string, other: string): number {
  let length = 0
  while (length < SHARED.length - 1 && length < word.length && word[length] === other[length]) length += 1
  return length
}
