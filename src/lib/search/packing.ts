const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CONTINUES = 32

/** The value of each digit, by its character code. */
const VALUES = new Uint8Array(128)
for (let value = 0; value < DIGITS.length; value += 1) VALUES[DIGITS.charCodeAt(value)] = value

/** Whole numbers from 0 as characters of five bits each, the lowest first, as in source maps. */
export function packNumbers(numbers: readonly number[]): string {
  let packed = ''
  for (let rest of numbers) {
    for (; rest >= CONTINUES; rest >>= 5) packed += DIGITS[(rest & 31) | CONTINUES]
    packed += DIGITS[rest]
  }
  return packed
}

/** Reads packed numbers one after the other. */
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

/** Where one word stands: section → how often. */
export type Places = Map<number, number>

/** Where words stand, in the order of the words. */
export type PackedPlaces = {
  /** For each word, in how many sections it occurs. */
  counts: string
  /** The sections in which it occurs, each as its distance from the one before. */
  places: string
  /** How often it occurs there. */
  frequencies: string
}

/** Packs where words stand, the sections of each in their order. */
export function packPlaces(words: readonly Places[]): PackedPlaces {
  const entries = words.map((places) => [...places].sort(([a], [b]) => a - b))
  return {
    counts: packNumbers(entries.map(({ length }) => length)),
    places: packNumbers(entries.flatMap((places) => places.map(([number], at) => number - (places[at - 1]?.[0] ?? 0)))),
    frequencies: packNumbers(entries.flatMap((places) => places.map(([, times]) => times))),
  }
}

/** Reads where so many words stand, one word after the other. */
export function placesReader({ counts, places, frequencies }: PackedPlaces): () => Places {
  const nextCount = numberReader(counts)
  const nextDistance = numberReader(places)
  const nextFrequency = numberReader(frequencies)
  return () => {
    const found: Places = new Map()
    let section = 0
    for (let count = nextCount(); count > 0; count -= 1) {
      section += nextDistance()
      found.set(section, nextFrequency())
    }
    return found
  }
}

/** Stands for how many letters a word shares with the one before it. Indexed words have no capital letters. */
const SHARED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Lower-case words in alphabetical order, each as what it does not share with the one before. */
export function packWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const shared = sharedLength(word, words[index - 1] ?? '')
      return SHARED[shared] + word.slice(shared)
    })
    .join('')
}

/** The words as they were packed. */
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
