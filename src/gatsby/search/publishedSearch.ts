import path from 'node:path'
import { CHUNKS_FOLDER } from '../../lib/address/published'
import type { SearchDocument } from '../../lib/search/searchDocument'
import type { EngineSymbol } from '../../lib/symbols/engineSymbol'
import type { SectionPictures } from '../../lib/symbols/engineExample'
import { publishContentNamed, removeOthers } from '../publish/publishedFiles'
import { extrasFileOf, indexFileOf } from './indexFile'

/**
 * More sections are fetched piece by piece, see docs/scale.md. On a phone, an index of so many takes as long to be fetched and
 * read as the head of a cut one and the pieces for a first answer; beyond, it grows with all pages, and the pieces hardly do.
 */
const MOST_WHOLE_SECTIONS = 2000

/** The files of the search whose names the manifest tells. Of a large site, they name pieces, which are published here. */
export function publishedSearch(
  sections: SearchDocument[],
  symbols: readonly EngineSymbol[],
  pictures: SectionPictures,
  root = path.resolve('public'),
) {
  const pieces = new Set<string>()
  const publishChunk = (content: string) => {
    const address = publishContentNamed(CHUNKS_FOLDER, 'json', content, root)
    pieces.add(address)
    return path.basename(address, '.json')
  }
  const cut = sections.length > MOST_WHOLE_SECTIONS ? publishChunk : undefined
  const files = {
    'search-index': indexFileOf(sections, symbols, cut),
    'search-extras': extrasFileOf(sections, pictures, cut),
  }
  removeOthers(CHUNKS_FOLDER, pieces, root)
  return files
}
