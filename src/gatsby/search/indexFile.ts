import { chunkedIndexOf } from '../../lib/search/chunkedIndex'
import { packIndex } from '../../lib/search/packedIndex'
import { excerptBlocks, excerptHtml, shortExcerpt, type ExcerptBlock } from '../../lib/search/excerpt'
import type { ChunkedExtras, SearchDocument, SectionExtras } from '../../lib/search/searchDocument'
import type { SectionPictures } from '../../lib/symbols/engineExample'
import type { ChunkedFile } from '../../lib/search/searchIndex'
import { symbolRowsOf } from '../../lib/search/symbolRows'
import type { EngineSymbol } from '../../lib/symbols/engineSymbol'
import { isSignificant, namesOf, type Name } from '../../lib/search/tokens'
import { LINK_LIST_HEADING } from '../../site/searchWords'
import type { PublishChunk } from '../publish/publishedFiles'

/** About two lines of a result. */
const EXCERPT_LENGTH = 100

/** Shorter words in code, such as `let` or `i`, are not indexed. */
const SHORTEST_CODE_WORD = 4

const KEYWORDS = new Set('const else enum false impl match move return self struct true usize where while'.split(' '))

const EXTRAS_PER_CHUNK = 64

export function indexFileOf(
  documents: SearchDocument[],
  symbols: readonly EngineSymbol[],
  publishChunk?: PublishChunk,
): string {
  const texts = documents.map(wordsOfDocument)
  const rows = symbolRowsOf(symbols)
  if (!publishChunk) return JSON.stringify(packIndex(documents, texts, rows))
  const { head, chunks, rows: rowsChunk } = chunkedIndexOf(documents, texts, rows)
  const file: ChunkedFile = { head, chunks: [...chunks, rowsChunk].map((chunk) => publishChunk(JSON.stringify(chunk))) }
  return JSON.stringify(file)
}

export function extrasFileOf(
  documents: SearchDocument[],
  pictures: SectionPictures,
  publishChunk?: PublishChunk,
): string {
  if (!publishChunk) return JSON.stringify(extrasOf(documents, pictures))
  const starts = Array.from(
    { length: Math.ceil(documents.length / EXTRAS_PER_CHUNK) },
    (_, at) => at * EXTRAS_PER_CHUNK,
  )
  const chunks = starts.map((start) => {
    return publishChunk(JSON.stringify(extrasOf(documents.slice(start, start + EXTRAS_PER_CHUNK), pictures)))
  })
  return JSON.stringify({ size: EXTRAS_PER_CHUNK, chunks } satisfies ChunkedExtras)
}

function extrasOf(documents: SearchDocument[], pictures: SectionPictures): SectionExtras {
  return {
    excerpts: documents.map(({ title, html }) => (title === LINK_LIST_HEADING ? '' : excerptHtml(excerptOf(html)))),
    pictures: Object.fromEntries(
      documents.flatMap(({ href }, place) => (pictures[href] ? [[place, pictures[href]] as const] : [])),
    ),
  }
}

function wordsOfDocument({ title, html }: SearchDocument): string[] {
  return title === LINK_LIST_HEADING ? [] : wordsOfText(excerptBlocks(html))
}

/** Each part of a name counts once, so that a list of `camera::…` does not dominate the word "camera". */
function wordsOfText(blocks: ExcerptBlock[]): string[] {
  const words: string[] = []
  const parts = new Set<string>()
  for (const { tag, runs } of blocks) {
    for (const name of namesOf(runs.map(({ text }) => text).join(''))) {
      if (tag === 'pre') {
        if (isSignificantCode(name)) parts.add(name.whole[name.whole.length - 1]!)
      } else {
        words.push(...name.whole)
        for (const part of name.parts) parts.add(part)
      }
    }
  }
  return [...words, ...parts].filter(isSignificant)
}

function isSignificantCode({ whole }: Name): boolean {
  const word = whole[whole.length - 1]!
  return word.length >= SHORTEST_CODE_WORD && !KEYWORDS.has(word) && !/^\d/.test(word)
}

/** The start of the prose, or of the code if there is no prose. */
function excerptOf(html: string) {
  const blocks = excerptBlocks(html)
  const code = blocks.filter(({ tag }) => tag === 'pre')
  const prose = blocks.filter(({ tag }) => tag !== 'pre')
  return shortExcerpt(prose.length > 0 ? prose : code, EXCERPT_LENGTH)
}
