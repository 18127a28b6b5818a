import { sectionFactor } from './naming'
import { SectionPhrases } from './phrases'
import type { PhraseMatch } from './phrases'
import type { SearchWords } from './searchDocument'
import type { MeantWords, QueryWord, SearchQuery } from './searchQuery'
import type { Field, SectionIndex, StoredSection } from './sectionIndex'

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

/** A strength from which a section covers a meaning completely. */
const COVERING_STRENGTH = 0.3

const COVERAGE_POWER = 1.5

/** Score of a section for one of its phrases. */
const PHRASE_SCORE = 0.4
const PHRASE_POWER = 1.5

export type ScoredSection = StoredSection & { score: number; terms: string[]; phrase: PhraseMatch | undefined }

export type ScoringSource = {
  index: SectionIndex
  words: SearchWords
  overrides?: Partial<ScoringOptions>
}

/** From 0 to 1, by section. */
type Strengths = Map<number, number>

type ScoredMeaning = { strengths: Strengths; weight: number }

/**
 * Sections with a word of the query, or one of its phrases, unordered. A meaning counts by its rarity (BM25F), at most
 * once per section, so that no frequent word outweighs the others.
 */
export function scoredSections(query: SearchQuery, source: ScoringSource): ScoredSection[] {
  const matched = new Map<number, string[]>()
  const meanings = scoredMeanings(query, source, matched)
  const phrases = query.isCode ? new Map<number, PhraseMatch>() : phrasesOf(source).matches(query)
  for (const section of phrases.keys()) if (!matched.has(section)) matched.set(section, [])
  return [...matched].map(([number, terms]) => {
    const section = source.index.storedSection(number)
    const phrase = phrases.get(number)
    const score = coveredScore(number, meanings) + PHRASE_SCORE * (phrase?.strength ?? 0) ** PHRASE_POWER
    return { ...section, score: score * sectionFactor(section, query, source.words), terms, phrase }
  })
}

function coveredScore(section: number, meanings: readonly ScoredMeaning[]): number {
  let total = 0
  let score = 0
  let covered = 0
  for (const { strengths, weight } of meanings) {
    const strength = strengths.get(section) ?? 0
    total += weight
    score += weight * strength
    covered += weight * Math.min(1, strength / COVERING_STRENGTH)
  }
  return total === 0 ? 0 : (score / total) * (covered / total) ** COVERAGE_POWER
}

function scoredMeanings(
  { meanings, fillers }: SearchQuery,
  { index, overrides }: ScoringSource,
  matched: Map<number, string[]>,
): ScoredMeaning[] {
  const options = { ...DEFAULTS, ...overrides }
  const strengthsOf = (weights: ReadonlyMap<string, number>): Strengths => {
    const strengths: Strengths = new Map()
    for (const [word, weight] of weights) {
      for (const [section, frequency] of index.frequencies(word, options.boost)) {
        strengths.set(section, (strengths.get(section) ?? 0) + weight * frequency)
        const terms = matched.get(section)
        if (terms) terms.push(word)
        else matched.set(section, [word])
      }
    }
    for (const [section, frequency] of strengths) strengths.set(section, frequency / (HALF_STRENGTH + frequency))
    return strengths
  }
  const scored = (words: readonly QueryWord[], synonyms: readonly MeantWords[]): ScoredMeaning => {
    const strengths = strengthsOf(weightedWords(words, index, options))
    const isKnown = strengths.size > 0
    let count = strengths.size
    for (const { words: meant, isPhrase } of synonyms) {
      const found = weakest(meant.map((word) => strengthsOf(new Map([[word, 1]]))))
      const weight = isPhrase || !isKnown ? PHRASE_WEIGHT : SYNONYM_WEIGHT
      for (const [section, strength] of found) {
        strengths.set(section, Math.max(strengths.get(section) ?? 0, weight * strength))
      }
      if (!isKnown) count = Math.max(count, found.size)
    }
    return { strengths, weight: index.rarity(count) }
  }
  const ofFillers = scored([], fillers)
  return [
    ...meanings.map(({ words, synonyms }) => scored(words, synonyms)),
    { ...ofFillers, weight: FILLER_WEIGHT * ofFillers.weight },
  ].filter(({ strengths }) => strengths.size > 0)
}

/** Typed words, their forms and longer words; similar words only if there are none. */
function weightedWords(words: readonly QueryWord[], index: SectionIndex, options: ScoringOptions): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (word: string, weight: number) => {
    if (!weights.has(word)) weights.set(word, weight)
  }
  for (const { word, weight } of words) if (index.hasWord(word)) add(word, weight)
  for (const { word, weight } of words) for (const form of index.formsOf(word)) add(form, FORM_WEIGHT * weight)
  if (options.prefix) {
    for (const { word, weight } of words) {
      for (const longer of index.wordsStartingWith(word)) {
        const similarity = longer.length / (longer.length + 0.3 * (longer.length - word.length))
        add(longer, weight * options.weights.prefix * similarity)
      }
    }
  }
  if (weights.size > 0) return weights
  for (const { word, weight } of words.filter(({ isFuzzy }) => isFuzzy)) {
    const maxEdits = Math.min(options.maxFuzzy, Math.round(options.fuzzy * word.length))
    for (const [similar, edits] of index.similarWords(word, maxEdits)) {
      add(similar, (weight * options.weights.fuzzy * similar.length) / (similar.length + edits))
    }
  }
  return weights
}

/** Sections with all words, by the weakest of them. */
function weakest([first, ...rest]: readonly Strengths[]): Strengths {
  const all: Strengths = new Map()
  for (const [section, strength] of first ?? []) {
    const least = Math.min(strength, ...rest.map((other) => other.get(section) ?? 0))
    if (least > 0) all.set(section, least)
  }
  return all
}

const phrasesOfIndexes = new WeakMap<SectionIndex, SectionPhrases>()

function phrasesOf({ index, words }: ScoringSource): SectionPhrases {
  let phrases = phrasesOfIndexes.get(index)
  if (!phrases) phrasesOfIndexes.set(index, (phrases = new SectionPhrases(index, words)))
  return phrases
}
