import { figureTable } from './table'

test('formats figures as Markdown, rounded by unit', () => {
  const table = figureTable(
    ['This site', 'Bare site'],
    [
      { name: 'Cold build', values: [71.234, 30], unit: 's' },
      { name: 'HTML', values: [12345, undefined], unit: 'bytes' },
    ],
  )
  expect(table.split('\n')).toEqual([
    '| Figure | This site | Bare site | Unit |',
    '| --- | --: | --: | --- |',
    '| Cold build | 71.23 | 30.00 | s |',
    '| HTML | 12345 | – | bytes |',
  ])
})
