import type { SearchResult } from '../../lib/search/searchDocument'
import type { CutExtras, SectionExtras } from '../../lib/search/sectionExtras'

/** Reads the excerpt and the picture of a section by its number, from one file or its pieces. Without them rather than not at all. */
export function extrasReader(
  file: SectionExtras | CutExtras,
  fetchPiece: (name: string) => Promise<SectionExtras>,
): (number: number) => Promise<Pick<SearchResult, 'html' | 'picture'>> {
  const extrasAt = ({ excerpts, pictures }: SectionExtras, place: number) => {
    return { html: excerpts[place], picture: pictures[place] }
  }
  return async (number) => {
    if ('excerpts' in file) return extrasAt(file, number)
    try {
      const piece = await fetchPiece(file.pieces[Math.floor(number / file.size)]!)
      return extrasAt(piece, number % file.size)
    } catch {
      return {}
    }
  }
}
