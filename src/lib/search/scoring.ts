import { sectionFactor } from './naming'
import { SectionPhrases, type PhraseMatch } from './phrases'
import type { SearchWords } from './searchDocument'
import type { MeantWords, QueryWord, SearchQuery } from './searchQuery'
import { FIELDS, type Field, type SectionIndex, type SectionValues } from './sectionIndex'

/** The site's configuration may override these. */
export type ScoringOptions = {
  boost: Record<Field, number>
  prefix: boolean
  /** Allowed edits per letter. */
  fuzzy: number
  maxFuzzy: number
  weights: { prefix: number; fuzzy: number }
}

const DEFAULTS: ScoringOptions = {
  boost: { title: 4, text: 2, titles: 1 },
  prefix: true,
  fuzzy: 0.2,
  maxFuzzy: 6,
  weights: { fuzzy: 0.45, prefix: 0.375 },
}

/** A frequency at which a word has half of its possible strength: k of BM25F. */
const HALF_STRENGTH = 8

const FORM_WEIGHT = 0.7
const SYNONYM_WEIGHT = 0.5
const PHRASE_WEIGHT = 0.9
const FILLER_WEIGHT = 0.5

/** Of a word in a phrase of a section that does not contain it. */
const PHRASE_WORD_STRENGTH = 0.2

/** A strength from which a section covers a meaning completely. */
const COVERING_STRENGTH = 0.3

const COVERAGE_POWER = 1.5

/** Score of a section for one of its phrases. */
const PHRASE_SCORE = 0.4
const PHRASE_POWER = 1.2

/** Sections with a word of the query, or one of its phrases, unordered. */
export type Scored = {
  sections: number[]
  scoreOf: (section: number) => number
  /** The indexed words that matched. */
  termsOf: (section: number) => string[]
  phrases: ReadonlyMap<number, PhraseMatch>
}

export type ScoringSource = {
  index: SectionIndex
  words: SearchWords
  overrides?: Partial<ScoringOptions>
}

/** Strengths from 0 to 1. */
type ScoredMeaning = { strengths: SectionValues; weight: number }

/**
 * A meaning counts by its rarity (BM25F), at most once per section, so that no frequent word outweighs the others.
 */
export function scoredSections(query: SearchQuery, source: ScoringSource): Scored {
  const { index, words } = source
  const matched = new Matches(index)
  const meanings = scoredMeanings(query, source, matched)
  const phrases = meansSymbol(query, index) ? new Map<number, PhraseMatch>() : phrasesOf(source).matches(query)
  return {
    sections: matched.sectionsWith(phrases.keys()),
    scoreOf: (section) => {
      const strength = phrases.get(section)?.strength ?? 0
      const score = coveredScore(section, meanings) + PHRASE_SCORE * strength ** PHRASE_POWER
      return score * sectionFactor(index.sections[section]!, query, words)
    },
    termsOf: (section) => matched.termsOf(section),
    phrases,
  }
}

/** Code of another engine has phrases. */
function meansSymbol({ isCode, meanings }: SearchQuery, index: SectionIndex): boolean {
  return isCode && meanings.some(({ words }) => index.numberOf(words[0]!.word) !== undefined)
}

/** The words that were looked for, and the sections that have them. */
class Matches {
  private readonly words = new Set<number>()
  private readonly sections: number[] = []
  private readonly isMatched: Uint8Array

  constructor(private readonly index: SectionIndex) {
    this.isMatched = new Uint8Array(index.sections.length)
  }

  add(words: Iterable<number>, sections: Iterable<number>) {
    for (const word of words) this.words.add(word)
    for (const section of sections) {
      if (this.isMatched[section] === 1) continue
      this.isMatched[section] = 1
      this.sections.push(section)
    }
  }

  sectionsWith(others: Iterable<number>): number[] {
    this.add([], others)
    return this.sections
  }

  termsOf(section: number): string[] {
    return [...this.words].filter((word) => this.index.hasWord(section, word)).map((word) => this.index.words[word]!)
  }
}

function coveredScore(section: number, meanings: readonly ScoredMeaning[]): number {
  let total = 0
  let score = 0
  let covered = 0
  for (const { strengths, weight } of meanings) {
    const strength = strengths.values[section]!
    total += weight
    score += weight * strength
    covered += weight * Math.min(1, strength / COVERING_STRENGTH)
  }
  return total === 0 ? 0 : (score / total) * (covered / total) ** COVERAGE_POWER
}

function scoredMeanings(query: SearchQuery, source: ScoringSource, matched: Matches): ScoredMeaning[] {
  const { index, overrides } = source
  const { meanings, fillers } = query
  const isSymbol = meansSymbol(query, index)
  const options = { ...DEFAULTS, ...overrides }
  const strengthsOf = (weights: ReadonlyMap<number, number>): SectionValues => {
    const strengths = index.noValues()
    for (const [word, weight] of weights) {
      const ofFields = FIELDS.map((field) => weight * options.boost[field])
      index.addFrequencies(word, ofFields, strengths)
    }
    for (const section of strengths.sections) {
      strengths.values[section]! /= HALF_STRENGTH + strengths.values[section]!
    }
    matched.add(weights.keys(), strengths.sections)
    return strengths
  }
  const strengthsOfWord = (word: string) => {
    const number = index.numberOf(word)
    return strengthsOf(new Map(number === undefined ? [] : [[number, 1]]))
  }
  const scored = (words: readonly QueryWord[], synonyms: readonly MeantWords[], stem = ''): ScoredMeaning => {
    const strengths = strengthsOf(weightedWords(words, index, options))
    const isKnown = strengths.sections.length > 0
    let count = strengths.sections.length
    for (const { words: meant, isPhrase } of synonyms) {
      const found = weakest(meant.map(strengthsOfWord), index)
      const weight = isPhrase || !isKnown ? PHRASE_WEIGHT : SYNONYM_WEIGHT
      raise(strengths, found.sections, (section) => weight * found.values[section]!)
      if (!isKnown) count = Math.max(count, found.sections.length)
    }
    const phrased = isSymbol ? [] : phrasesOf(source).sectionsWith(stem)
    raise(strengths, phrased, () => PHRASE_WORD_STRENGTH)
    if (!isKnown) count = Math.max(count, phrased.length)
    return { strengths, weight: index.rarity(count) }
  }
  const ofFillers = scored([], fillers)
  return [
    ...meanings.map(({ words, synonyms, stems }) => scored(words, synonyms, stems.whole)),
    { ...ofFillers, weight: FILLER_WEIGHT * ofFillers.weight },
  ].filter(({ strengths }) => strengths.sections.length > 0)
}

/** Raises the values of sections. */
function raise({ values, sections }: SectionValues, others: readonly number[], valueOf: (section: number) => number) {
  for (const section of others) {
    if (values[section] === 0) sections.push(section)
    values[section] = Math.max(values[section]!, valueOf(section))
  }
}

/** Typed words, their forms and longer words; similar words only if there are none. */
function weightedWords(words: readonly QueryWord[], index: SectionIndex, options: ScoringOptions): Map<number, number> {
  const weights = new Map<number, number>()
  const add = (word: number, weight: number) => {
    if (!weights.has(word)) weights.set(word, weight)
  }
  for (const { word, weight } of words) {
    const number = index.numberOf(word)
    if (number !== undefined) add(number, weight)
  }
  for (const { word, weight } of words) for (const form of index.formsOf(word)) add(form, FORM_WEIGHT * weight)
  if (options.prefix) {
    for (const { word, weight } of words) {
      for (const longer of index.longerWords(word)) {
        const { length } = index.words[longer]!
        add(longer, (weight * options.weights.prefix * length) / (length + 0.3 * (length - word.length)))
      }
    }
  }
  if (weights.size > 0) return weights
  for (const { word, weight } of words.filter(({ isFuzzy }) => isFuzzy)) {
    const maxEdits = Math.min(options.maxFuzzy, Math.round(options.fuzzy * word.length))
    for (const [similar, edits] of index.similarWords(word, maxEdits)) {
      const { length } = index.words[similar]!
      add(similar, (weight * options.weights.fuzzy * length) / (length + edits))
    }
  }
  return weights
}

/** Sections with all words, by the weakest of them. */
function weakest([first, ...rest]: readonly SectionValues[], index: SectionIndex): SectionValues {
  const all = index.noValues()
  for (const section of first?.sections ?? []) {
    const least = Math.min(first!.values[section]!, ...rest.map(({ values }) => values[section]!))
    if (least === 0) continue
    all.values[section] = least
    all.sections.push(section)
  }
  return all
}

const phrasesOfIndexes = new WeakMap<SectionIndex, SectionPhrases>()

/** Created once for an index. */
export function phrasesOf({ index, words }: ScoringSource): SectionPhrases {
  let phrases = phrasesOfIndexes.get(index)
  if (!phrases) phrasesOfIndexes.set(index, (phrases = new SectionPhrases(index, words)))
  return phrases
}
