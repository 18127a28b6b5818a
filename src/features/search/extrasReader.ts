import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import type { ChunkedExtras, SectionExtras, ShownExtras } from '../../lib/search/searchDocument'

/** Reads the extras of sections from the file or its chunks. Sections whose extras cannot be loaded have none. */
export function extrasReader(
  file: SectionExtras | ChunkedExtras = { excerpts: [], pictures: {} },
  fetchChunk: (name: string) => Promise<SectionExtras>,
): (sections: number[]) => Promise<ShownExtras[]> {
  const loadChunk = memoizedLoad(fetchChunk)
  const extrasAt = ({ excerpts, pictures }: SectionExtras, place: number) => {
    return { html: excerpts[place], picture: pictures[place] }
  }
  return (sections) =>
    Promise.all(
      sections.map(async (number) => {
        if ('excerpts' in file) return extrasAt(file, number)
        try {
          const chunk = await loadChunk(file.chunks[Math.floor(number / file.size)]!)
          return extrasAt(chunk, number % file.size)
        } catch {
          return {}
        }
      }),
    )
}
