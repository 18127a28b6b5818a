import { usesOf } from '../../../tests/content'
import { SymbolTable } from '../../lib/symbols/symbols'
import { bodyOf } from './bodyOf'

const picture = { address: '/assets/pictures/a.png', width: 256, height: 144, description: 'Two paddles.' }

const bodyIn = (source: string) =>
  bodyOf('games.mdx', source, {
    symbols: () => new SymbolTable([]),
    usesOf,
    basePath: '/docs',
    pictureOf: () => undefined,
    pictureAt: (href) => (href === '/learn/tutorials/pong' ? picture : undefined),
  })

test('a game has the picture that stands where its link leads', () => {
  expect(bodyIn('<Game href="/learn/tutorials/pong" title="Pong">\n\nFor two.\n\n</Game>')).toEqual([
    [
      'Game',
      {
        href: '/learn/tutorials/pong',
        title: 'Pong',
        src: '/docs/assets/pictures/a.png',
        width: '256',
        height: '144',
        alt: 'Two paddles.',
      },
      [['p', {}, 'For two.']],
    ],
  ])
})

test('so has a game on a line of its own', () => {
  const [[, , inside]] = bodyIn(
    '<Games>\n<Game href="/learn/tutorials/pong" title="Pong">For two.</Game>\n</Games>',
  ) as [[string, object, unknown[]]]
  expect(inside).toEqual([['Game', expect.objectContaining({ alt: 'Two paddles.' }), ['For two.']]])
})

test('a game without a picture is told with its line', () => {
  expect(() => bodyIn('Games\n\n<Game href="/learn/api/log" title="Log">\n\nWords.\n\n</Game>')).toThrow(
    'content/games.mdx:3 the game has no picture – let its href lead to a preview',
  )
})
