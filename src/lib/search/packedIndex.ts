import type { AsPlainObject } from 'minisearch'

/** An index file: as MiniSearch writes it, with the lists of occurrences packed into strings. */
export type PackedIndex = Omit<AsPlainObject, 'index' | 'fieldLength'> & {
  /** All words in alphabetical order, separated by spaces. */
  terms: string
  /** For each word and field, in how many sections it occurs. */
  counts: string
  /** The sections in which it occurs, each as its distance from the one before. */
  sections: string
  /** How often it occurs there. */
  frequencies: string
  /** The number of words in each field of each section. */
  lengths: string
}

/** The occurrences of one word: field → section → how often. */
type Occurrences = Record<string, Record<string, number>>

/** Packs an index. The file becomes a third smaller, and smaller still when it is compressed. */
export function packIndex({ index, fieldLength, ...file }: AsPlainObject): PackedIndex {
  const words = (index as [string, Occurrences][]).sort(([a], [b]) => (a < b ? -1 : 1))
  const fields = Object.values(file.fieldIds)
  const counts: number[] = []
  const sections: number[] = []
  const frequencies: number[] = []
  for (const [, occurrences] of words) {
    for (const field of fields) {
      const entries = Object.entries(occurrences[field] ?? {}).map(
        ([section, times]) => [Number(section), times] as const,
      )
      counts.push(entries.length)
      entries.sort(([a], [b]) => a - b)
      entries.forEach(([section, times], position) => {
        sections.push(section - (entries[position - 1]?.[0] ?? 0))
        frequencies.push(times)
      })
    }
  }
  const lengths = Object.values(fieldLength as unknown as Record<string, number[]>).flatMap((ofSection) =>
    fields.map((field) => ofSection[field] ?? 0),
  )
  return {
    ...file,
    terms: words.map(([word]) => word.replace(/ /g, '+')).join(' '),
    counts: packNumbers(counts),
    sections: packNumbers(sections),
    frequencies: packNumbers(frequencies),
    lengths: packNumbers(lengths),
  }
}

/** The index as MiniSearch reads it. */
export function unpackIndex({ terms, counts, sections, frequencies, lengths, ...file }: PackedIndex): AsPlainObject {
  const fields = Object.values(file.fieldIds)
  const nextCount = numberReader(counts)
  const nextSection = numberReader(sections)
  const nextFrequency = numberReader(frequencies)
  const nextLength = numberReader(lengths)
  const index = terms.split(' ').map((word): [string, Occurrences] => {
    const occurrences: Occurrences = {}
    for (const field of fields) {
      let count = nextCount()
      if (count === 0) continue
      const times: Record<string, number> = {}
      for (let section = 0; count > 0; count -= 1) {
        section += nextSection()
        times[section] = nextFrequency()
      }
      occurrences[field] = times
    }
    return [word.replace(/\+/g, ' '), occurrences]
  })
  const fieldLength = Object.fromEntries(
    Object.keys(file.documentIds).map((section) => [section, fields.map(() => nextLength())]),
  )
  return { ...file, index, fieldLength } as unknown as AsPlainObject
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const CONTINUES = 32

/** Whole numbers from 0 as characters of five bits each, the lowest first, as in source maps. */
export function packNumbers(numbers: number[]): string {
  let packed = ''
  for (let rest of numbers) {
    for (; rest >= CONTINUES; rest >>= 5) packed += DIGITS[(rest & 31) | CONTINUES]
    packed += DIGITS[rest]
  }
  return packed
}

/** Reads packed numbers one after the other. */
export function numberReader(packed: string): () => number {
  const values = new Map([...DIGITS].map((digit, value) => [digit, value]))
  let position = 0
  return () => {
    let number = 0
    for (let shift = 0; ; shift += 5) {
      const value = values.get(packed[position++] ?? 'A') ?? 0
      number |= (value & 31) << shift
      if (value < CONTINUES) return number
    }
  }
}
