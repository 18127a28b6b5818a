import { beginningOf, leanBody, wholeBody, type Body } from './body'

const p = (length: number) => ['p', {}, 'x'.repeat(length)] as const

test('takes what fills the screen as the beginning of a long page', () => {
  expect(beginningOf([p(6), p(6), p(6), p(6)], 10)).toEqual([p(6), p(6)])
})

test('takes all of a slightly longer page', () => {
  const body: Body = [p(10), p(5)]
  expect(beginningOf(body, 10)).toBe(body)
})

test('divides steps, and a step', () => {
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

test('keeps other components whole', () => {
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

test('omits finished HTML at any depth', () => {
  expect(leanBody(body)).toEqual(lean)
})

test('restores it in document order', () => {
  expect(wholeBody(lean, ['Tween', '<b>let</b>', 'The <em>end</em>'])).toEqual(body)
})

test('rejects a page with a different number of parts', () => {
  expect(wholeBody(lean, ['Tween', '<b>let</b>'])).toBeUndefined()
  expect(wholeBody(lean, ['Tween', '<b>let</b>', 'The <em>end</em>', 'More'])).toBeUndefined()
})
