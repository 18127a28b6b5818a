import type { Body } from './body'
import { beginningOf } from './beginning'

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
