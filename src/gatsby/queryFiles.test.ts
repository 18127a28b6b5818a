import path from 'node:path'
import { hasQueries, isWithoutQueries } from './queryFiles'

test.each([
  ['src/templates/Page.tsx', false],
  ['src/pages/404.tsx', false],
  ['src/features/search/Search.tsx', true],
  ['.cache/fragments/image.js', false],
  ['node_modules/gatsby-plugin-image/src/index.ts', false],
])('%s needs no compiler that knows queries: %s', (file, isLeftOut) => {
  expect(isWithoutQueries(path.resolve(file))).toBe(isLeftOut)
})

test.each([
  ['src/templates/Page.tsx', true],
  ['src/pages/404.tsx', true],
  ['.cache/fragments/image-fragments.js', true],
  ['src/features/search/Search.tsx', false],
  ['node_modules/gatsby-plugin-image/src/index.ts', false],
])('Gatsby looks for queries in %s: %s', (file, isRead) => {
  expect(hasQueries(path.resolve(file))).toBe(isRead)
})
