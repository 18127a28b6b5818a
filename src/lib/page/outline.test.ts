import { activeHeading, isTrackingSuppressed, outlineEntries, outlineMaxLevel, outlineTree } from './outline'

const heading = (depth: number, id: string) => ({ depth, id, text: id })
const positions = [
  { id: 'a', offset: 100 },
  { id: 'b', offset: 500 },
  { id: 'c', offset: 900 },
]
const window = { viewportHeight: 400, documentHeight: 2000 }

test('levels 2 and 3 are listed by default', () => {
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

test('showOutline: false lists nothing', () => {
  expect(outlineEntries([heading(2, 'a')], false)).toEqual([])
})

test('a heading that cannot be linked to is not listed', () => {
  expect(outlineEntries([heading(2, '')], true)).toEqual([])
})

test('an entry lies inside the nearest earlier entry of a lower level', () => {
  const tree = outlineTree([heading(2, 'a'), heading(3, 'b'), heading(4, 'c'), heading(3, 'd'), heading(2, 'e')])
  expect(tree).toMatchObject([
    { id: 'a', children: [{ id: 'b', children: [{ id: 'c' }] }, { id: 'd' }] },
    { id: 'e', children: [] },
  ])
})

test('a heading before the first of level 2 is kept at the top', () => {
  expect(outlineTree([heading(3, 'a'), heading(2, 'b')]).map(({ id }) => id)).toEqual(['a', 'b'])
})

test('a skipped level loses nothing', () => {
  expect(outlineTree([heading(2, 'a'), heading(4, 'b')])).toMatchObject([{ id: 'a', children: [{ id: 'b' }] }])
})

test('at the top of the page the first heading is active', () => {
  expect(activeHeading({ positions, scrollY: 0, ...window })).toBe('a')
})

test('at the bottom of the page the last heading is active', () => {
  expect(activeHeading({ positions, scrollY: 1600, ...window })).toBe('c')
})

test('in between, the last heading passed is active', () => {
  expect(activeHeading({ positions, scrollY: 500, ...window })).toBe('b')
  expect(activeHeading({ positions, scrollY: 499, ...window })).toBe('a')
})

test('before the first heading is reached it is active already', () => {
  expect(activeHeading({ positions, scrollY: 20, ...window })).toBe('a')
})

test('on a page that does not scroll the first heading is active', () => {
  expect(activeHeading({ positions, scrollY: 0, viewportHeight: 900, documentHeight: 900 })).toBe('a')
})

test('a page without headings has no active one', () => {
  expect(activeHeading({ positions: [], scrollY: 0, ...window })).toBeUndefined()
})

test('scrolling is ignored for 500 ms after a click on an entry', () => {
  expect(isTrackingSuppressed(1000, 1499)).toBe(true)
  expect(isTrackingSuppressed(1000, 1500)).toBe(false)
  expect(isTrackingSuppressed(undefined, 1000)).toBe(false)
})
