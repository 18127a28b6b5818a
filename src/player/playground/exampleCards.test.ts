import { exampleCards, matchingCards } from './exampleCards'

const game = (lines: number) =>
  ['turbo::init! { struct S { x: i32 } }', 'gamepad(0).left.pressed()', ...Array<string>(lines).fill('x();')].join('\n')

const pages = [
  { title: 'Rectangles', examples: [{ title: 'A bar', description: 'A red bar', program: 'rect!(w = 8);' }] },
  {
    title: 'Pancake Cat',
    examples: [
      { title: 'Move the cat', description: 'A cat', program: game(60), picture: '/a.png' },
      { title: 'The complete game', description: 'Pancakes', program: game(90), picture: '/b.png' },
    ],
  },
]

test('the complete game of a page comes first and has its name', () => {
  expect(exampleCards(pages).map(({ title, page, isGame }) => [title, page, isGame])).toEqual([
    ['Pancake Cat', 'Pancake Cat', true],
    ['A bar', 'Rectangles', false],
    ['Move the cat', 'Pancake Cat', false],
  ])
})

test('a filter looks for every word in title, page and description, and for macros in the program', () => {
  const found = (query: string) => matchingCards(exampleCards(pages), query).map(({ title }) => title)
  expect(found('cat MOVE')).toEqual(['Move the cat'])
  expect(found('rect!')).toEqual(['A bar'])
  expect(found('  ')).toHaveLength(3)
  expect(found('windmill')).toEqual([])
})
