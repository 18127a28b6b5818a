import { activeHeading, isTrackingSuppressed, outlineEntries, outlineMaxLevel, outlineTree } from './outline'

const heading = (depth: number, id: string) => ({ depth, id, text: id })
const positions = [
  { id: 'a', offset: 100 },
  { id: 'b', offset: 500 },
  { id: 'c', offset: 900 },
]
const window = { viewportHeight: 400, documentHeight: 2000 }

test('lists levels 2 and 3 by default', () => {
  const headings = [heading(1, 'title'), heading(2, 'a'), heading(3, 'b'), heading(4, 'c')]
  expect(outlineEntries(headings, undefined).map(({ id }) => id)).toEqual(['a', 'b'])
})

test.each([
  [1, 2],
  [2, 3],
  [3, 4],
])('showOutline: %d lists down to level %d', (showOutline, level) => {
  expect(outlineMaxLevel(showOutline)).toBe(level)
})

test('lists nothing with showOutline: false', () => {
  expect(outlineEntries([heading(2, 'a')], false)).toEqual([])
})

test('skips headings without an id', () => {
  expect(outlineEntries([heading(2, '')], true)).toEqual([])
})

test('nests an entry in the nearest earlier one of a lower level', () => {
  const tree = outlineTree([heading(2, 'a'), heading(3, 'b'), heading(4, 'c'), heading(3, 'd'), heading(2, 'e')])
  expect(tree).toMatchObject([
    { id: 'a', children: [{ id: 'b', children: [{ id: 'c' }] }, { id: 'd' }] },
    { id: 'e', children: [] },
  ])
})

test('keeps a heading before the first level 2 at the top', () => {
  expect(outlineTree([heading(3, 'a'), heading(2, 'b')]).map(({ id }) => id)).toEqual(['a', 'b'])
})

test('keeps headings after a skipped level', () => {
  expect(outlineTree([heading(2, 'a'), heading(4, 'b')])).toMatchObject([{ id: 'a', children: [{ id: 'b' }] }])
})

test('activates the first heading at the top', () => {
  expect(activeHeading({ positions, scrollY: 0, ...window })).toBe('a')
})

test('activates the last heading at the bottom', () => {
  expect(activeHeading({ positions, scrollY: 1600, ...window })).toBe('c')
})

test('activates the last heading passed in between', () => {
  expect(activeHeading({ positions, scrollY: 500, ...window })).toBe('b')
  expect(activeHeading({ positions, scrollY: 499, ...window })).toBe('a')
})

test('activates the first heading before it is reached', () => {
  expect(activeHeading({ positions, scrollY: 20, ...window })).toBe('a')
})

test('activates the first heading without scrolling', () => {
  expect(activeHeading({ positions, scrollY: 0, viewportHeight: 900, documentHeight: 900 })).toBe('a')
})

test('activates nothing without headings', () => {
  expect(activeHeading({ positions: [], scrollY: 0, ...window })).toBeUndefined()
})

test('ignores scrolling for 500 ms after a click', () => {
  expect(isTrackingSuppressed(1000, 1499)).toBe(true)
  expect(isTrackingSuppressed(1000, 1500)).toBe(false)
  expect(isTrackingSuppressed(undefined, 1000)).toBe(false)
})
