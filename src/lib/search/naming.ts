import { isCode, phrasesMeant } from './queryWords'
import type { SearchResult } from './searchDocument'
import { tokensOf } from './tokens'

type Named = Pick<SearchResult, 'href' | 'title' | 'titles' | 'isPage'>

/** A shorter beginning of a name is the beginning of too many. */
const SHORTEST_BEGINNING = 3

/** The part of a page that shows authors of these pages what they can write; whoever searches makes a game. */
const AUTHORS_HEADING = 'Writing components'

/** How much a section for authors counts beside one for readers: it comes first only where nobody else has an answer. */
const AUTHORS_FACTOR = 0.2

/** The sections that say what to do when something goes wrong. */
const TROUBLE_HEADINGS = ['Troubleshooting', 'Common mistakes']

/** How much they count on the page that the trouble is about. */
const TROUBLE_FACTOR = 3

/** The place of a section that is not called like the query, after every place that `nameRank` and `meantRank` give. */
const NAMELESS = 20

/** Up to this place of `nameRank`, the whole name fits and not a part of it. */
const LAST_WHOLE_NAME = 4

/** How much a section counts by where it stands, for a query of these words. */
export function sectionFactor({ title, titles }: Pick<Named, 'title' | 'titles'>, words: ReadonlyMap<string, unknown>) {
  if (isForAuthors({ title, titles })) return AUTHORS_FACTOR
  const isAnswerToTrouble = TROUBLE_HEADINGS.includes(title) && words.has('troubleshooting')
  return isAnswerToTrouble && isAbout(titles[0] ?? '', words) ? TROUBLE_FACTOR : 1
}

/**
 * Who types a name means the thing of that name, so what is called so comes first; the rest keep their order. Names are
 * compared without the marks of code, unless the query has them: `sprite` is a page, `sprite!` a macro, `[font]` a table.
 */
export function namedFirst<Hit extends Named>(hits: Hit[], query: string): Hit[] {
  const name = plainName(query)
  if (name === '') return hits
  const meant = phrasesMeant(query)
  const rankOf = (hit: Hit) => {
    if (isForAuthors(hit)) return NAMELESS
    return isCode(query)
      ? codeRank(hit, query)
      : Math.min(nameRank(hit, name), ...meant.map((own) => meantRank(hit, own)))
  }
  return hits
    .map((hit) => ({ hit, rank: rankOf(hit) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ hit }) => hit)
}

/** The ways in which a section can have a name, the best first. A page is also known by its name in the address. */
function nameRank({ title, href, isPage }: Named, name: string): number {
  const own = plainName(title)
  const address = plainName(addressName(href))
  const fits = [
    isPage && isSameThing(own, name),
    isPage && own.startsWith(`${name} `),
    !isTable(title) && isSameThing(own, name),
    isPage && isSameThing(address, name),
    isSameThing(own, name),
    isPage && name.length >= SHORTEST_BEGINNING && (own.startsWith(name) || address.startsWith(name)),
    name.includes(' ') && ` ${own} `.includes(` ${name} `),
  ]
  const rank = fits.indexOf(true)
  return rank < 0 ? NAMELESS : rank
}

/** What the reader may have meant comes after what was said, pages first, and only by its whole name. */
function meantRank(hit: Named, name: string): number {
  if (nameRank(hit, name) > LAST_WHOLE_NAME) return NAMELESS
  return hit.isPage ? 10 : 11
}

function codeRank({ title, isPage }: Named, query: string): number {
  if (isPage) return NAMELESS
  if (title.toLowerCase() === query.trim().toLowerCase()) return 0
  return plainName(title) === plainName(query) ? 1 : NAMELESS
}

/** Whether a title is the name of a table in a file of settings. */
function isTable(title: string) {
  return title.startsWith('[')
}

function isAbout(pageTitle: string, words: ReadonlyMap<string, unknown>) {
  return tokensOf(pageTitle).some((own) => [...words.keys()].some((word) => isSameThing(own, word)))
}

function isForAuthors({ title, titles }: Pick<Named, 'title' | 'titles'>) {
  return [...titles, title].includes(AUTHORS_HEADING)
}

function isSameThing(name: string, other: string) {
  return name === other || name === `${other}s` || other === `${name}s`
}

function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[!,()[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function addressName(href: string): string {
  const path = href.replace(/#.*/, '')
  return path.slice(path.lastIndexOf('/') + 1).replace(/[-_]/g, ' ')
}
