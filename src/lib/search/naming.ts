import type { PhraseMatch } from './phrases'
import type { SearchResult, SearchWords } from './searchDocument'
import { keyOf, type SearchQuery } from './searchQuery'
import { plainName, tokensOf } from './tokens'

type Named = Pick<SearchResult, 'href' | 'title' | 'titles' | 'isPage'>

/** Shorter prefixes match too many names. */
const SHORTEST_BEGINNING = 3

/** Weight of sections for authors, so that they come first only if nothing else matches. */
const AUTHORS_FACTOR = 0.2

/** Weight of a troubleshooting section on the page that the query is about. */
const TROUBLE_FACTOR = 3

/** Rank of the first synonym, after all ranks of the query itself. */
const FIRST_SYNONYM = 10

const NAMELESS = 1000

const SAME_KEY = NAMELESS - 1

export function sectionFactor(
  { href, title, titles }: Pick<Named, 'href' | 'title' | 'titles'>,
  { words }: Pick<SearchQuery, 'words'>,
  { authorsPage, trouble }: Pick<SearchWords, 'authorsPage' | 'trouble'>,
): number {
  if (isForAuthors({ href }, authorsPage)) return AUTHORS_FACTOR
  const isAnswerToTrouble = trouble.headings.includes(title) && words.has(trouble.word)
  return isAnswerToTrouble && isAbout(titles[0] ?? '', words) ? TROUBLE_FACTOR : 1
}

/**
 * 0 is best. Names are compared without code marks unless the query has them: `sprite` is a page, `sprite!` a macro,
 * `[font]` a table.
 */
export function nameRanker(query: SearchQuery, { authorsPage }: Pick<SearchWords, 'authorsPage'>) {
  if (query.name === '') return () => NAMELESS
  const titleRank = (hit: Named): number =>
    query.isCode ? codeRank(hit, query) : Math.min(nameRank(hit, query.name), meaningRank(hit, query))
  // Many sections have the same title
  const ranks = new Map<string, number>()
  return (hit: Named, phrase?: PhraseMatch): number => {
    const ofPhrase = phraseRank(hit, phrase)
    if (hit.isPage) return Math.min(titleRank(hit), ofPhrase)
    if (isForAuthors(hit, authorsPage)) return NAMELESS
    let rank = ranks.get(hit.title)
    if (rank === undefined) ranks.set(hit.title, (rank = titleRank(hit)))
    return Math.min(rank, ofPhrase)
  }
}

/** 0 is best. A page also matches by its address. */
function nameRank({ title, href, isPage }: Named, name: string): number {
  const own = cachedName(title, plainName)
  const isNamed = isSameThing(own, name)
  if (isPage) {
    if (isNamed) return 0
    if (own.startsWith(`${name} `)) return 1
  }
  if (isNamed && !isTable(title)) return 2
  const address = isPage ? cachedName(href, addressName) : ''
  if (isPage && isSameThing(address, name)) return 3
  if (isNamed) return 4
  if (isPage && name.length >= SHORTEST_BEGINNING && (own.startsWith(name) || address.startsWith(name))) return 5
  return name.includes(' ') && ` ${own} `.includes(` ${name} `) ? 6 : NAMELESS
}

/** Normalized titles and addresses, memoized because normalizing costs more than comparing. */
const names = new Map<(text: string) => string, Map<string, string>>()

function cachedName(text: string, nameOf: (text: string) => string): string {
  const cached = names.get(nameOf) ?? new Map<string, string>()
  names.set(nameOf, cached)
  let name = cached.get(text)
  if (name === undefined) cached.set(text, (name = nameOf(text)))
  return name
}

/** After names as typed: names of synonyms, most likely first, pages before sections, then names without stop words. */
function meaningRank({ title, isPage }: Named, { key, canonicalKeys }: SearchQuery): number {
  const own = cachedName(title, keyOf)
  if (key.includes(' ') && ` ${own} `.includes(` ${key} `)) return own === key ? 7 : 8
  const place = canonicalKeys.indexOf(own)
  if (place >= 0) return FIRST_SYNONYM + 100 + 2 * place + (isPage ? 0 : 1)
  return own === key ? SAME_KEY : NAMELESS
}

/** The place of a section whose phrase is the query, after names as typed. */
function phraseRank({ isPage }: Named, phrase: PhraseMatch | undefined): number {
  return phrase?.isWhole ? FIRST_SYNONYM + 2 * phrase.place + (isPage ? 0 : 1) : NAMELESS
}

function codeRank({ title, isPage }: Named, { typed, name }: SearchQuery): number {
  if (isPage) return NAMELESS
  if (title.toLowerCase() === typed.trim().toLowerCase()) return 0
  if (cachedName(title, plainName) === name) return 1
  return cachedName(title, memberName) === name ? 2 : NAMELESS
}

/** Whether a title is a table of turbo.toml. */
function isTable(title: string) {
  return title.startsWith('[')
}

function isAbout(pageTitle: string, words: SearchQuery['words']) {
  return tokensOf(pageTitle).some((own) => [...words].some((word) => isSameThing(own, word)))
}

export function isForAuthors({ href }: Pick<Named, 'href'>, authorsPage: string): boolean {
  return href === authorsPage || href.startsWith(`${authorsPage}#`)
}

function isSameThing(name: string, other: string) {
  return name === other || name === `${other}s` || other === `${name}s`
}

/** `is_playing` of `audio::is_playing`. */
function memberName(title: string): string {
  return plainName(title).replace(/^.*::/, '')
}

function addressName(href: string): string {
  const path = pageOf(href)
  return plainName(path.slice(path.lastIndexOf('/') + 1).replace(/[-_]/g, ' '))
}

export function pageOf(href: string): string {
  return href.replace(/#.*/, '')
}
