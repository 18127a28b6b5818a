import { beginningOf, leanBody, wholeBody } from './body'
import type { Body } from './body'

const p = (length: number) => ['p', {}, 'x'.repeat(length)] as const

test('of a long page the pieces that fill the screen are the beginning', () => {
  expect(beginningOf([p(6), p(6), p(6), p(6)], 10)).toEqual([p(6), p(6)])
})

test('a page that is not much longer is drawn whole', () => {
  const body: Body = [p(10), p(5)]
  expect(beginningOf(body, 10)).toBe(body)
})

test('steps may begin without the later ones, and a step without its end', () => {
  const steps: Body = [
    [
      'Steps',
      {},
      [
        ['Step', { title: 'One' }, [p(6), p(6), p(6)]],
        ['Step', { title: 'Two' }, [p(9)]],
      ],
    ],
  ]
  expect(beginningOf(steps, 10)).toEqual([['Steps', {}, [['Step', { title: 'One' }, [p(6), p(6)]]]]])
})

test('any other component is drawn with all of its parts', () => {
  const group: Body = [['CodeGroup', {}, [p(9), p(9), p(9)]], p(9)]
  expect(beginningOf(group, 10)).toEqual([['CodeGroup', {}, [p(9), p(9), p(9)]]])
})

const body: Body = [
  'Text',
  ['h1', { id: 'tween' }, 'Tween'],
  [
    'Steps',
    {},
    [
      [
        'Step',
        { title: 'Feed it' },
        [
          ['CodeBlock', { language: 'rust' }, '<b>let</b>'],
          ['hr', {}],
        ],
      ],
    ],
  ],
  ['p', {}, 'The <em>end</em>'],
]

const lean = [
  'Text',
  ['h1', { id: 'tween' }, 0],
  [
    'Steps',
    {},
    [
      [
        'Step',
        { title: 'Feed it' },
        [
          ['CodeBlock', { language: 'rust' }, 0],
          ['hr', {}],
        ],
      ],
    ],
  ],
  ['p', {}, 0],
] as const

test('the finished HTML of a body is left out, wherever it stands', () => {
  expect(leanBody(body)).toEqual(lean)
})

test('what the page holds is put back in the order of the page', () => {
  expect(wholeBody(lean, ['Tween', '<b>let</b>', 'The <em>end</em>'])).toEqual(body)
})

test('a page that holds another number of pieces is not the page of this body', () => {
  expect(wholeBody(lean, ['Tween', '<b>let</b>'])).toBeUndefined()
  expect(wholeBody(lean, ['Tween', '<b>let</b>', 'The <em>end</em>', 'More'])).toBeUndefined()
})
