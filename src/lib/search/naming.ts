import type { SearchResult, SearchWords } from './searchDocument'
import type { SearchQuery } from './searchQuery'
import { plainName, tokensOf } from './tokens'

type Named = Pick<SearchResult, 'href' | 'title' | 'titles' | 'isPage'>

/** A shorter beginning of a name is the beginning of too many. */
const SHORTEST_BEGINNING = 3

/** How much a section for authors counts beside one for readers: it comes first only where nobody else has an answer. */
const AUTHORS_FACTOR = 0.2

/** How much the sections about trouble count on the page that the trouble is about. */
const TROUBLE_FACTOR = 3

/** The place of what is called like the first meaning of the query, after every place that its own name gives. */
const FIRST_MEANT = 10

/** The place of a section that is not called like the query, after every other. */
const NAMELESS = 1000

/** Up to this place, the whole name fits and not a part of it. */
const LAST_WHOLE_NAME = 4

/** How much a section counts by where it stands. */
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
 * The place of a section by its name, the best first. Who types a name means the thing of that name, so what is called so
 * comes first; all others share the last place. Names are compared without the marks of code, unless the query has them:
 * `sprite` is a page, `sprite!` a macro, `[font]` a table.
 */
export function nameRanker(query: SearchQuery, { authorsHeading }: Pick<SearchWords, 'authorsHeading'>) {
  if (query.name === '') return () => NAMELESS
  return (hit: Named): number => {
    const rank = query.isCode
      ? codeRank(hit, query)
      : Math.min(nameRank(hit, query.name), ...query.namesMeant.map((name, place) => meantRank(hit, name, place)))
    return rank < NAMELESS && isBelow(authorsHeading, hit) ? NAMELESS : rank
  }
}

/** The ways in which a section can have a name, the best first. A page is also known by its name in the address. */
function nameRank({ title, href, isPage }: Named, name: string): number {
  const own = remembered(title, plainName)
  const isNamed = isSameThing(own, name)
  if (isPage) {
    if (isNamed) return 0
    if (own.startsWith(`${name} `)) return 1
  }
  if (isNamed && !isTable(title)) return 2
  const address = isPage ? remembered(href, addressName) : ''
  if (isPage && isSameThing(address, name)) return 3
  if (isNamed) return LAST_WHOLE_NAME
  if (isPage && name.length >= SHORTEST_BEGINNING && (own.startsWith(name) || address.startsWith(name))) return 5
  return name.includes(' ') && ` ${own} `.includes(` ${name} `) ? 6 : NAMELESS
}

/** What titles and addresses are called, by themselves: to make that out takes longer than all that is compared with it. */
const names = new Map<string, string>()

function remembered(text: string, nameOf: (text: string) => string): string {
  let name = names.get(text)
  if (name === undefined) names.set(text, (name = nameOf(text)))
  return name
}

/** What the reader may have meant comes after what was said, the likeliest first, pages before sections, by whole names. */
function meantRank(hit: Named, name: string, place: number): number {
  if (nameRank(hit, name) > LAST_WHOLE_NAME) return NAMELESS
  return FIRST_MEANT + 2 * place + (hit.isPage ? 0 : 1)
}

function codeRank({ title, isPage }: Named, { typed, name }: SearchQuery): number {
  if (isPage) return NAMELESS
  if (title.toLowerCase() === typed.trim().toLowerCase()) return 0
  return remembered(title, plainName) === name ? 1 : NAMELESS
}

/** Whether a title is the name of a table in a file of settings. */
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

/** The page of an address that may lead to a section of it. */
export function pageOf(href: string): string {
  return href.replace(/#.*/, '')
}
