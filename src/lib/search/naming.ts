import type { SearchResult, SearchWords } from './searchDocument'
import type { SearchQuery } from './searchQuery'
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

/** Up to this rank, the whole name matches. */
const LAST_WHOLE_NAME = 4

export function sectionFactor(
  { title, titles }: Pick<Named, 'title' | 'titles'>,
  { words }: Pick<SearchQuery, 'words'>,
  { authorsHeading, trouble }: Pick<SearchWords, 'authorsHeading' | 'trouble'>,
): number {
  if (isBelow(authorsHeading, { title, titles })) return AUTHORS_FACTOR
  const isAnswerToTrouble = trouble.headings.includes(title) && words.has(trouble.word)
  return isAnswerToTrouble && isAbout(titles[0] ?? '', words) ? TROUBLE_FACTOR : 1
}

/**
 * 0 is best. Names are compared without code marks unless the query has them: `sprite` is a page, `sprite!` a macro,
 * `[font]` a table.
 */
export function nameRanker(query: SearchQuery, { authorsHeading }: Pick<SearchWords, 'authorsHeading'>) {
  if (query.name === '') return () => NAMELESS
  return (hit: Named): number => {
    const rank = query.isCode
      ? codeRank(hit, query)
      : Math.min(nameRank(hit, query.name), ...query.canonicalNames.map((name, place) => synonymRank(hit, name, place)))
    return rank < NAMELESS && isBelow(authorsHeading, hit) ? NAMELESS : rank
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
  if (isNamed) return LAST_WHOLE_NAME
  if (isPage && name.length >= SHORTEST_BEGINNING && (own.startsWith(name) || address.startsWith(name))) return 5
  return name.includes(' ') && ` ${own} `.includes(` ${name} `) ? 6 : NAMELESS
}

/** Normalized titles and addresses, memoized because normalizing costs more than comparing. */
const names = new Map<string, string>()

function cachedName(text: string, nameOf: (text: string) => string): string {
  let name = names.get(text)
  if (name === undefined) names.set(text, (name = nameOf(text)))
  return name
}

/** Synonyms rank after the query, most likely first, pages before sections, and match whole names only. */
function synonymRank(hit: Named, name: string, place: number): number {
  if (nameRank(hit, name) > LAST_WHOLE_NAME) return NAMELESS
  return FIRST_SYNONYM + 2 * place + (hit.isPage ? 0 : 1)
}

function codeRank({ title, isPage }: Named, { typed, name }: SearchQuery): number {
  if (isPage) return NAMELESS
  if (title.toLowerCase() === typed.trim().toLowerCase()) return 0
  return cachedName(title, plainName) === name ? 1 : NAMELESS
}

/** Whether a title is a table of turbo.toml. */
function isTable(title: string) {
  return title.startsWith('[')
}

function isAbout(pageTitle: string, words: SearchQuery['words']) {
  return tokensOf(pageTitle).some((own) => [...words.keys()].some((word) => isSameThing(own, word)))
}

function isBelow(heading: string, { title, titles }: Pick<Named, 'title' | 'titles'>) {
  return title === heading || titles.includes(heading)
}

function isSameThing(name: string, other: string) {
  return name === other || name === `${other}s` || other === `${name}s`
}

function addressName(href: string): string {
  const path = pageOf(href)
  return plainName(path.slice(path.lastIndexOf('/') + 1).replace(/[-_]/g, ' '))
}

export function pageOf(href: string): string {
  return href.replace(/#.*/, '')
}
