import { budgetRow, markdownTable } from './table'

test('a table has a header, a rule and rows', () => {
  const table = ['| what | ms |', '| --- | ---: |', '| parse | 1 |'].join('\n')
  expect(markdownTable(['what', 'ms'], [['parse', '1']])).toBe(table)
})

test('a budget met exactly is kept', () => {
  expect(budgetRow('frame', 1, 1, 'ms')).toEqual(['frame', '1.00 ms', '1 ms', 'kept'])
})

test('an exceeded budget shows the difference', () => {
  expect(budgetRow('language', 47.26, 45, 'KB')).toEqual(['language', '47.3 KB', '45 KB', '**MISSED** by 2.26 KB'])
})
