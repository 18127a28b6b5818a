import path from 'node:path'
import type { SearchDocument } from '../../lib/search/searchDocument'
import type { EngineSymbol } from '../../lib/symbols/engineSymbol'
import type { SectionPictures } from '../../lib/symbols/engineExample'
import { publishChunks } from '../publish/publishedFiles'
import { extrasFileOf, indexFileOf } from './indexFile'

/**
 * Larger indexes are chunked (docs/scale.md). At this size, a phone needs as long for a whole index as for the head and
 * the chunks of a first answer.
 */
const MAX_WHOLE_SECTIONS = 2000

/** On a large site, also publishes the chunks. */
export function publishedSearch(
  sections: SearchDocument[],
  symbols: readonly EngineSymbol[],
  pictures: SectionPictures,
  root = path.resolve('public'),
) {
  return publishChunks('search', root, (publishChunk) => {
    const cut = sections.length > MAX_WHOLE_SECTIONS ? publishChunk : undefined
    return {
      'search-index': indexFileOf(sections, symbols, cut),
      'search-extras': extrasFileOf(sections, pictures, cut),
    }
  })
}
