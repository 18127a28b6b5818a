import { cardChunksOf, CARDS_PER_CHUNK, exampleCards } from './exampleCards'

const game = (lines: number) =>
  ['turbo::init! { struct S { x: i32 } }', 'gamepad(0).left.pressed()', ...Array<string>(lines).fill('x();')].join('\n')

const pages = [
  { title: 'Rectangles', examples: [{ title: 'A bar', description: 'A red bar', program: 'rect!(w = 8); rect!();' }] },
  {
    title: 'Pancake Cat',
    examples: [
      { title: 'Move the cat', description: 'A cat', program: game(60), picture: '/a.png' },
      { title: 'The complete game', description: 'Pancakes', program: game(90), picture: '/b.png' },
    ],
  },
]

const nameOf = (program: string) => `${program.length}`

test('the complete game of a page comes first and has its name', () => {
  expect(exampleCards(pages, nameOf).map(({ title, page, isGame }) => [title, page, isGame])).toEqual([
    ['Pancake Cat', 'Pancake Cat', true],
    ['A bar', 'Rectangles', false],
    ['Move the cat', 'Pancake Cat', false],
  ])
})

test('a card names its program and the macros in it', () => {
  expect(exampleCards(pages, nameOf)[1]).toEqual({
    title: 'A bar',
    page: 'Rectangles',
    description: 'A red bar',
    macros: 'rect!',
    program: '22',
    isGame: false,
  })
})

const PAGES = 1000

test('the examples of 1,000 pages are split into chunks of at most 30 KB, in order', () => {
  const many = Array.from({ length: PAGES }, (_, page) => ({
    title: `Synthetic page number ${page}`,
    examples: Array.from({ length: 3 }, (_, at) => ({
      title: `Example number ${at}`,
      description: 'A frame with a red rectangle, a blue circle and a text. '.repeat(3),
      program: `clear(${page}); rect!(x = ${at}); circ!(); text!("a");`,
      picture: '/assets/pictures/0a1b2c3d.png',
    })),
  }))
  const cards = exampleCards(many, () => '0a1b2c3d')
  const chunks = cardChunksOf(cards)
  expect(Math.max(...chunks.map((chunk) => JSON.stringify(chunk).length))).toBeLessThan(30_000)
  expect(chunks.flat()).toEqual(cards)
  expect(new Set(chunks.slice(0, -1).map(({ length }) => length))).toEqual(new Set([CARDS_PER_CHUNK]))
})
