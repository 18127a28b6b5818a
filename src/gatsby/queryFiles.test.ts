import path from 'node:path'
import { isWithoutQueries } from './queryFiles'

test.each([
  ['src/templates/Page.tsx', false],
  ['src/pages/404.tsx', false],
  ['src/features/search/Search.tsx', true],
  ['.cache/fragments/image.js', false],
  ['node_modules/gatsby-plugin-image/src/index.ts', false],
])('%s is left out: %s', (file, isLeftOut) => {
  expect(isWithoutQueries(path.resolve(file))).toBe(isLeftOut)
})
