import type { Body } from './body'
import { leanBody, wholeBody } from './leanBody'

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
