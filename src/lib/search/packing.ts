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

/** The sections with a word, ascending, and its frequency in each. */
export type Postings = { sections: number[]; frequencies: number[] }

/** Positions of words, in word order. */
export type PackedPostings = {
  /** Number of sections per word. */
  counts: string
  /** Sections per word, delta-encoded. */
  places: string
  frequencies: string
}

export function packPostings(words: readonly Postings[]): PackedPostings {
  return {
    counts: packNumbers(words.map(({ sections }) => sections.length)),
    places: packNumbers(
      words.flatMap(({ sections }) => sections.map((number, at) => number - (sections[at - 1] ?? 0))),
    ),
    frequencies: packNumbers(words.flatMap(({ frequencies }) => frequencies)),
  }
}

export function postingsReader({ counts, places, frequencies }: PackedPostings): () => Postings {
  const nextCount = numberReader(counts)
  const nextDistance = numberReader(places)
  const nextFrequency = numberReader(frequencies)
  return () => {
    const found: Postings = { sections: [], frequencies: [] }
    let section = 0
    for (let count = nextCount(); count > 0; count -= 1) {
      found.sections.push((section += nextDistance()))
      found.frequencies.push(nextFrequency())
    }
    return found
  }
}

/** The positions of all words, from the words of each section. */
export function postingsOf(sections: readonly (readonly string[])[]): Map<string, Postings> {
  const found = new Map<string, Postings>()
  sections.forEach((words, section) => {
    for (const word of words) {
      let postings = found.get(word)
      if (!postings) found.set(word, (postings = { sections: [], frequencies: [] }))
      const last = postings.sections.length - 1
      if (postings.sections[last] === section) postings.frequencies[last]! += 1
      else {
        postings.sections.push(section)
        postings.frequencies.push(1)
      }
    }
  })
  return found
}

/** The length of the prefix shared with the previous word, as a capital letter; indexed words have none. */
const SHARED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export function packWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const shared = Math.min(sharedLength(word, words[index - 1] ?? ''), SHARED.length - 1)
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

export function sharedLength(word: string, other: string): number {
  let length = 0
  while (length < word.length && word[length] === other[length]) length += 1
  return length
}
