import { queryOf } from './queryOf'

test('blank queries are ignored', () => {
  expect([queryOf(''), queryOf(' \n')]).toEqual([undefined, undefined])
})

test('any other text is searched for as it was typed', () => {
  expect(queryOf(' a')).toBe(' a')
})
