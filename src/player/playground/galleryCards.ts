import { fetchChunk, memoizedPublished } from '../../dom/fetchPublished'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import { CARDS_PER_CHUNK, type ExampleCard, type ExamplesFile } from '../../lib/symbols/exampleCards'

/** The loaded cards, in order, and how many there are on the site. */
export type GalleryCards = { cards: readonly ExampleCard[]; total: number }

const loadFile = memoizedPublished<ExamplesFile>('examples')

const loadChunk = memoizedLoad(async (name): Promise<unknown> => {
  return (await fetchChunk('examples', name, __BASE_PATH__)).json()
})

/** The first cards, at least this number if there are so many. */
export async function loadCards(count: number): Promise<GalleryCards> {
  const { total, cards, chunks } = await loadFile()
  const wanted = chunks.slice(0, Math.max(0, Math.ceil(count / CARDS_PER_CHUNK) - 1))
  const further = (await Promise.all(wanted.map(loadChunk))) as ExampleCard[][]
  return { total, cards: [cards, ...further].flat() }
}

export async function loadProgram({ program }: ExampleCard): Promise<string> {
  return (await loadChunk(program)) as string
}

/** Title, page or description has to contain every word of the query, or the program each macro. */
export function matchingCards(cards: readonly ExampleCard[], query: string): readonly ExampleCard[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return cards
  return cards.filter(({ title, page, description, macros }) => {
    const text = `${title} ${page} ${description}`.toLowerCase()
    return words.every((word) => text.includes(word) || (word.endsWith('!') && macros.includes(word)))
  })
}
