import fs from 'node:fs'
import path from 'node:path'
import { isWithoutQueries, mayHaveQueries } from './queryFolders'

test.each([
  ['src/templates/Page.tsx', true],
  ['src/pages/404.tsx', true],
  ['.cache/fragments/image-fragments.js', true],
  ['src/features/search/Search.tsx', false],
  ['node_modules/gatsby-plugin-image/src/index.ts', false],
])('Gatsby looks for queries in %s: %s', (file, isParsed) => {
  expect(mayHaveQueries(path.resolve(file))).toBe(isParsed)
})

test('no other file of src imports graphql', () => {
  const files = fs.readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => path.join('src', file))
  const sources = files.filter((file) => /\.tsx?$/.test(file) && isWithoutQueries(path.resolve(file)))
  const withQueries = sources.filter((file) =>
    /import \{[^}]*\bgraphql\b[^}]*\} from 'gatsby'/.test(fs.readFileSync(file, 'utf8')),
  )
  expect(withQueries).toEqual([])
})
