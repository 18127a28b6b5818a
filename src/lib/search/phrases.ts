import { isForAuthors } from './naming'
import type { IndexedSection, SearchWords } from './searchDocument'
import { isSpoken, type SearchQuery } from './searchQuery'
import type { SectionIndex } from './sectionIndex'
import { stemOf } from './stem'

type Phrase = { term: string; key: string; weight: number; sections: readonly (readonly number[])[] }

type Stems = SearchQuery['meanings'][number]['stems']

/** `place` is the position of the section among those that the phrase means. */
export type PhraseMatch = { strength: number; isWhole: boolean; place: number }

/** Sums of weights are rounded. */
const ALMOST_ONE = 0.999

/** Place after those of a phrase that is spelled like the query. */
const OTHER_FORM = 10

/** Phrases that users type for sections, in addition to the words of the sections. */
export class SectionPhrases {
  private readonly byStem = new Map<string, Phrase[]>()
  private readonly sectionsByStem = new Map<string, readonly number[]>()
  private readonly count: number

  constructor(index: SectionIndex, { phrases: written, authorsPage }: SearchWords) {
    const named = sectionsByName(index, (section) => section.isPage || !isForAuthors(section, authorsPage))
    const phrases = written.flatMap(({ term, canonical }): Phrase[] => {
      const sections = canonical.flatMap((name) => {
        const found = named.get(name.includes('#') ? name : nameKey(name))
        return found ? [found] : []
      })
      return sections.length > 0 ? [{ term, key: keyOfPhrase(term), weight: 0, sections }] : []
    })
    this.count = phrases.length
    for (const phrase of phrases)
      for (const stem of new Set(phrase.key.split(' '))) {
        const others = this.byStem.get(stem)
        if (others) others.push(phrase)
        else this.byStem.set(stem, [phrase])
      }
    for (const [stem, ofStem] of this.byStem) for (const phrase of ofStem) phrase.weight += this.weightOf(stem)
  }

  /** The weighted share of stems that the query and the best phrase of a section have in common, by section. */
  matches({ meanings, name, fillers }: Pick<SearchQuery, 'meanings' | 'name' | 'fillers'>): Map<number, PhraseMatch> {
    const shared = new Map<Phrase, number>()
    let total = 0
    for (const stem of new Set(meanings.flatMap(({ stems }) => this.stemsOf(stems)))) {
      const weight = this.weightOf(stem)
      total += weight
      for (const phrase of this.byStem.get(stem) ?? []) shared.set(phrase, (shared.get(phrase) ?? 0) + weight)
    }
    const found = new Map<number, PhraseMatch>()
    for (const [phrase, weight] of shared) {
      const strength = weight / (total + phrase.weight - weight)
      const isTyped = phrase.term === name
      phrase.sections.forEach((sections, at) => {
        const match = {
          strength,
          isWhole: strength > ALMOST_ONE && fillers.length === 0,
          place: isTyped ? at : at + OTHER_FORM,
        }
        for (const section of sections) if (isBetter(match, found.get(section))) found.set(section, match)
      })
    }
    return found
  }

  /** `keyIsDown` is one word of a phrase, or three. */
  private stemsOf({ whole, parts }: Stems): readonly string[] {
    return parts.length === 0 || this.byStem.has(whole) ? [whole] : parts
  }

  /** The sections with a word in any of their phrases, by its stem. */
  sectionsWith(stem: string): readonly number[] {
    let sections = this.sectionsByStem.get(stem)
    if (!sections) {
      const phrases = this.byStem.get(stem) ?? []
      sections = [...new Set(phrases.flatMap((phrase) => phrase.sections.flat()))]
      this.sectionsByStem.set(stem, sections)
    }
    return sections
  }

  /** Rare stems count more. */
  private weightOf(stem: string): number {
    return Math.log(1 + this.count / ((this.byStem.get(stem)?.length ?? 0) + 1))
  }
}

function isBetter({ strength, place }: PhraseMatch, other?: PhraseMatch): boolean {
  return !other || strength > other.strength || (strength === other.strength && place < other.place)
}

/** As `keyOf`, but faster: phrases are plain words in lower case. */
function keyOfPhrase(phrase: string): string {
  const words = phrase.split(' ')
  const spoken = words.filter(isSpoken)
  return (spoken.length > 0 ? spoken : words).map(stemOf).join(' ')
}

/**
 * By titles, and by the ends of their addresses: `pause#variations`, `recipes/pause#variations`. A title that a page has
 * means the page.
 */
function sectionsByName(
  { sections }: SectionIndex,
  isMeant: (section: IndexedSection) => boolean,
): ReadonlyMap<string, readonly number[]> {
  const named = new Map<string, number[]>()
  const keys = new Map<string, string>()
  sections.forEach((section, number) => {
    if (!isMeant(section)) return
    const { href, title } = section
    const key = keys.get(title) ?? nameKey(title)
    keys.set(title, key)
    const end = href.lastIndexOf('/')
    for (const name of [key, href.slice(end + 1), href.slice(href.lastIndexOf('/', end - 1) + 1)]) {
      const others = named.get(name)
      if (!others) named.set(name, [number])
      else if (others[others.length - 1] !== number) others.push(number)
    }
  })
  for (const [name, numbers] of named) {
    const pages = numbers.filter((number) => sections[number]!.isPage)
    if (pages.length > 0) named.set(name, pages)
  }
  return named
}

/** A title without case and punctuation, except the mark of a macro. */
export function nameKey(title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}!]+/gu, ' ')
    .trim()
  return name.includes(' ') ? name.replace(/!/g, '') : name
}
