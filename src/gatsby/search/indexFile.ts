import MiniSearch from 'minisearch'
import type { Options } from 'minisearch'
import { excerptBlocks, excerptHtml, shortExcerpt } from '../../lib/search/excerpt'
import type { ExcerptBlock } from '../../lib/search/excerpt'
import { packIndex } from '../../lib/search/packedIndex'
import type { SearchDocument } from '../../lib/search/searchDocument'
import { indexOptions } from '../../lib/search/searchIndex'
import { isTelling, namesOf, pageNameToken, tokensOf } from '../../lib/search/tokens'
import type { Name } from '../../lib/search/tokens'
import { LINK_LIST_HEADING, SIGNPOST } from '../../site/searchWords'

/** About two lines of a result. What nobody sees is not worth downloading. */
export const EXCERPT_LENGTH = 160

/** Shorter words of an example, such as `let` or a loop's `i`, say nothing about it. */
const SHORTEST_CODE_WORD = 4

const KEYWORDS = new Set('const else enum false impl match move return self struct true usize where while'.split(' '))

/** A section as it is searched, each field a list of words. */
type IndexedSection = { href: string; title: string[]; titles: string[]; text: string[] }

/** The index of all sections as the text of the file that browsers read. */
export function indexFileOf(documents: SearchDocument[]): string {
  const index = new MiniSearch<IndexedSection>({
    ...(indexOptions as unknown as Options<IndexedSection>),
    storeFields: [],
    stringifyField: (words: string[] | string) => [words].flat().join('\n'),
    tokenize: (words) => words.split('\n').filter(Boolean),
  })
  index.addAll(documents.map(indexedSection))
  const file = index.toJSON()
  const sections = new Map(documents.map((document) => [document.href, document]))
  const stored = Object.entries(file.documentIds).map(([shortId, href]) => [shortId, shownFields(sections.get(href)!)])
  return JSON.stringify(packIndex({ ...file, storedFields: Object.fromEntries(stored) }))
}

function indexedSection({ href, title, titles, html, names, isPage }: SearchDocument): IndexedSection {
  const members = isPage ? [] : names.flatMap((name) => namesOf(name).flatMap(({ whole }) => whole))
  return {
    href,
    title: [...tokensOf(title), ...(isPage ? names.map(pageNameToken) : [])],
    titles: [...tokensOf(titles.join(', ')), ...members],
    text: title === LINK_LIST_HEADING ? [] : wordsOfText(excerptBlocks(html)),
  }
}

/** The words of a text. The parts of names count once, or a list of `camera::…` would say "camera" more than any text. */
function wordsOfText(blocks: ExcerptBlock[]): string[] {
  const words: string[] = []
  const parts = new Set<string>()
  for (const { tag, runs } of blocks) {
    for (const name of namesOf(runs.map(({ text }) => text).join(''))) {
      if (tag === 'pre') {
        if (isTellingCode(name)) parts.add(name.whole[name.whole.length - 1]!)
      } else {
        words.push(...name.whole)
        for (const part of name.parts) parts.add(part)
      }
    }
  }
  return [...words, ...parts].filter(isTelling)
}

function isTellingCode({ whole }: Name): boolean {
  const word = whole[whole.length - 1]!
  return word.length >= SHORTEST_CODE_WORD && !KEYWORDS.has(word) && !/^\d/.test(word)
}

function shownFields({ title, titles, html, isPage }: SearchDocument) {
  return { title, titles, html: title === LINK_LIST_HEADING ? '' : excerptHtml(excerptOf(html)), isPage }
}

/** The beginning of the prose; of the code only where there is nothing else. */
function excerptOf(html: string) {
  const blocks = excerptBlocks(html)
  const code = blocks.filter(({ tag }) => tag === 'pre')
  const prose = blocks.filter((block) => block.tag !== 'pre' && !isSignpost(block))
  return shortExcerpt(prose.length > 0 ? prose : code, EXCERPT_LENGTH)
}

function isSignpost({ tag, runs }: ExcerptBlock) {
  return tag === 'p' && runs[0]?.text.startsWith(SIGNPOST) === true
}
