import { queryOf } from './useQuery'

test('blank queries are ignored', () => {
  expect([queryOf(''), queryOf(' \n')]).toEqual([undefined, undefined])
})

test('any other text is searched for as it was typed', () => {
  expect(queryOf(' a')).toBe(' a')
})

test('of a very long text the first 200 characters are searched for, and no letter is cut in two', () => {
  expect(queryOf('x'.repeat(201))).toBe('x'.repeat(200))
  expect(queryOf(`${'x'.repeat(199)}🥞🥞`)).toBe(`${'x'.repeat(199)}🥞`)
})
