/** @jest-environment node */
import { scaleFigures } from './scaleFigures'

const reader = {
  html: 1000,
  htmlLength: 6000,
  scripts: 5000,
  data: 300,
  shared: new Map([
    ['app.js', 4000],
    ['logo.svg', 60],
  ]),
  requested: new Map([['search-index', 9000]]),
}
const without = {
  seconds: 60,
  peakBytes: 1_000_000_000,
  largestBytes: 700_000_000,
  diskBytes: 10_000_000,
  reader,
  sidebarPressMs: 3,
}
const grown = {
  seconds: 70,
  peakBytes: 1_200_000_000,
  largestBytes: 800_000_000,
  diskBytes: 15_000_000,
  sidebarPressMs: 5,
  reader: { ...reader, html: 1200, shared: new Map([...reader.shared, ['app.js', 4100], ['list.js', 50]]) },
}

const valuesOf = (before: typeof without | { seconds: number }) => {
  const rows = scaleFigures({ count: 20, page: 'learn' }, before, grown)
  return Object.fromEntries(rows.map(({ name, values, unit }) => [name, [...values, unit]]))
}

test('lists each figure without and with added pages, and the difference', () => {
  expect(valuesOf(without)).toMatchObject({
    'Cold build': [60, 70, 10, 's'],
    'Peak memory of the build (RSS)': [1000, 1200, 200, 'MB'],
    'Peak memory of the largest process': [700, 800, 100, 'MB'],
    'HTML of /learn, uncompressed': [6000, 6000, 0, 'bytes'],
    'Published files': [10, 15, 5, 'MB'],
    'HTML of /learn': [1000, 1200, 200, 'bytes'],
    'Key press in the sidebar, all sections open': [3, 5, 2, 'ms'],
    'On demand: search-index': [9000, 9000, 0, 'bytes'],
  })
})

test('divides growth by the number of added pages', () => {
  expect(valuesOf(without)).toMatchObject({
    'Cold build, per added page': [undefined, undefined, 0.5, 's'],
    'Published files, per added page': [undefined, undefined, 250, 'KB'],
  })
})

test('names shared files that changed, and sums the others', () => {
  expect(valuesOf(without)).toMatchObject({
    'Every page: app.js': [4000, 4100, 100, 'bytes'],
    'Every page: list.js': [0, 50, 50, 'bytes'],
    'Every page: all other files': [60, 60, 0, 'bytes'],
  })
})

test('a skipped build has only its seconds', () => {
  expect(valuesOf({ seconds: 60 })).toMatchObject({
    'Cold build': [60, 70, 10, 's'],
    'Published files': [undefined, 15, undefined, 'MB'],
    'HTML of /learn': [undefined, 1200, undefined, 'bytes'],
    'Every page: logo.svg': [undefined, 60, undefined, 'bytes'],
  })
})
