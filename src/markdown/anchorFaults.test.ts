import { anchorFaults } from './anchorFaults'
import { outlineOf } from './pageOutline'
import { readPageSource } from './pageSource'

function faultsOf(source: string) {
  const page = readPageSource('a.mdx', source)
  return anchorFaults(page.tree, outlineOf(page).headings).map(({ line, problem }) => `${line} ${problem}`)
}

test('headings of one name have ids of their own, and so has what an author names', () => {
  expect(faultsOf('# A\n\n## B\n\n## B\n\n:::note{#c}\nx\n:::')).toEqual([])
})

test.each([
  ['# A\n\n:::note{#b}\nx\n:::\n\n:::note{#b}\ny\n:::', '7 the id "b" is already taken in line 3'],
  ['# A\n\n## B\n\n<div id="b">x</div>', '5 the id "b" is already taken in line 3'],
])('an id that is taken is told: %j', (source, told) => {
  expect(faultsOf(source)).toEqual([told])
})
