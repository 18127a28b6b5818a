import type { ExamplePage } from '../../lib/symbols/engineExample'

export type ExampleCard = {
  /** Name of the project that it opens. */
  name: string
  title: string
  /** Title of its page. */
  page: string
  description: string
  program: string
  picture?: string
  isGame: boolean
}

/** A complete game keeps a state, reads input and is longer than any demo. */
const MIN_GAME_LINES = 60

const isGame = (program: string) =>
  /\bturbo::init!/.test(program) &&
  /\b(gamepad|pointer)\(/.test(program) &&
  program.split('\n').length >= MIN_GAME_LINES

/** The complete game of each page first, then everything in reading order. */
export function exampleCards(pages: readonly ExamplePage[]): ExampleCard[] {
  const cards = pages.flatMap(({ title: page, examples }) => {
    const games = examples.filter(({ program }) => isGame(program))
    const whole = games.reduce<(typeof games)[number] | undefined>(
      (longest, game) => (longest && longest.program.length >= game.program.length ? longest : game),
      undefined,
    )
    return examples.map((example) => {
      const { title, description, program, picture } = example
      const isWhole = example === whole
      return {
        name: page,
        title: isWhole ? page : title,
        page,
        description,
        program,
        ...(picture !== undefined && { picture }),
        isGame: isWhole,
      }
    })
  })
  return [...cards.filter((card) => card.isGame), ...cards.filter((card) => !card.isGame)]
}

/** Title, page or description has to contain every word of the query. */
export function matchingCards(cards: readonly ExampleCard[], query: string): readonly ExampleCard[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return cards
  return cards.filter(({ title, page, description, program }) => {
    const text = `${title} ${page} ${description}`.toLowerCase()
    return words.every((word) => text.includes(word) || (word.endsWith('!') && program.includes(word)))
  })
}
