import { numberReader, packNumbers } from './packedNumbers'

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
