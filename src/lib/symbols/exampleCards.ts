import { chunksOf } from '../loading/chunks'
import type { ExamplePage } from './engineExample'

/** An example in the playground's gallery. */
export type ExampleCard = {
  title: string
  /** Title of its page, and name of the project that it opens. */
  page: string
  description: string
  /** Macros of the program, separated by spaces. */
  macros: string
  /** Name of the chunk with the program. */
  program: string
  /** Address without base path. */
  picture?: string
  isGame: boolean
}

/** The published examples: their number, the first cards, and names of the chunks with further cards. */
export type ExamplesFile = { total: number; cards: ExampleCard[]; chunks: string[] }

/** About 15 KB, 2 KB after brotli. */
export const CARDS_PER_CHUNK = 64

/** A complete game keeps a state, reads input and is longer than any demo. */
const MIN_GAME_LINES = 60

const isGame = (program: string) =>
  /\bturbo::init!/.test(program) &&
  /\b(gamepad|pointer)\(/.test(program) &&
  program.split('\n').length >= MIN_GAME_LINES

/** The complete game of each page first, then everything in reading order. */
export function exampleCards(
  pages: readonly ExamplePage[],
  publishProgram: (program: string) => string,
): ExampleCard[] {
  const cards = pages.flatMap(({ title: page, examples }) => {
    const games = examples.filter(({ program }) => isGame(program))
    const whole = games.reduce<(typeof games)[number] | undefined>(
      (longest, game) => (longest && longest.program.length >= game.program.length ? longest : game),
      undefined,
    )
    return examples.map((example): ExampleCard => {
      const { title, description, program, picture } = example
      const isWhole = example === whole
      return {
        title: isWhole ? page : title,
        page,
        description,
        macros: [...new Set(program.match(/[\w:]+!/g))].join(' '),
        program: publishProgram(program),
        ...(picture !== undefined && { picture }),
        isGame: isWhole,
      }
    })
  })
  return [...cards.filter((card) => card.isGame), ...cards.filter((card) => !card.isGame)]
}

export function cardChunksOf(cards: readonly ExampleCard[]): ExampleCard[][] {
  return chunksOf(cards, () => 1, CARDS_PER_CHUNK)
}
