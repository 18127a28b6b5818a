import { fontNamed } from '../fonts/font'
import { layoutBox, layoutLine, linesOf, type TextFrame } from './textLayout'

const small = fontNamed('small')
const medium = fontNamed('medium')
const large = fontNamed('large')
const frame: TextFrame = { x: 0, y: 0, w: 100, h: 90, scale: 1, align: 'left', end: null }

const places = (text: string, changes: Partial<TextFrame>, font = medium) =>
  layoutBox(text, font, { ...frame, ...changes }).map(({ x, y }) => [x, y])

test('letters are 5, 5 and 8 pixels apart', () => {
  const xs = [small, medium, large].map((font) => layoutLine('a bT!', font, 3, 0, 1).map(({ x }) => x))
  expect(xs).toEqual([
    [3, 13, 18, 23],
    [3, 13, 18, 23],
    [3, 19, 27, 35],
  ])
})

test('scale widens the steps of a line, truncated', () => {
  expect(layoutLine('abc', medium, 0, 0, 2.5).map(({ x }) => x)).toEqual([0, 12, 24])
})

test('missing characters take no space', () => {
  expect(layoutLine('a\u00e9\nb', medium, 0, 0, 1).map(({ x }) => x)).toEqual([0, 5])
})

test('fills a line with words while they fit', () => {
  expect(linesOf('Welcome, traveler! The bridge ahead is old. Walk slowly.', medium, 120, 1)).toEqual([
    'Welcome, traveler! The',
    'bridge ahead is old.',
    'Walk slowly.',
  ])
  expect(linesOf('abc de', medium, 30, 1)).toEqual(['abc de'])
  expect(linesOf('abc de', medium, 29, 1)).toEqual(['abc', 'de'])
})

test('takes linear time', () => {
  const words = 'word '.repeat(100_000)
  const start = performance.now()
  expect(linesOf(words, medium, 4294967295, 1)).toHaveLength(1)
  expect(performance.now() - start).toBeLessThan(2000)
})

test('collapses white space', () => {
  expect(linesOf('  a\n\tb  c ', medium, 100, 1)).toEqual(['a b c'])
  expect(linesOf(' \n ', medium, 100, 1)).toEqual([])
})

test('a word may break after a hyphen', () => {
  expect(linesOf('a merry-go-round', medium, 60, 1)).toEqual(['a merry-go-', 'round'])
  expect(linesOf('a well-known', medium, 100, 1)).toEqual(['a well-known'])
})

test('a word that is too long has its own line', () => {
  expect(linesOf('an abbreviation it is', medium, 30, 1)).toEqual(['an', 'abbreviation', 'it is'])
})

test('the wide T counts toward the line width', () => {
  expect(linesOf('TT TT', medium, 28, 1)).toEqual(['TT', 'TT'])
  expect(linesOf('TT TT', medium, 29, 1)).toEqual(['TT TT'])
  expect(places('Tab', {}).map(([x]) => x)).toEqual([0, 6, 11])
})

test('lines of the medium font are 9 pixels apart and start one below the top', () => {
  expect(places('a b c', { w: 5 })).toEqual([
    [0, 1],
    [0, 10],
    [0, 19],
  ])
})

test('lines of small and large are 5 and 8 pixels apart', () => {
  expect(places('a b', { w: 8 }, small)).toEqual([
    [0, 0],
    [0, 5],
  ])
  expect(places('a b', { w: 8 }, large)).toEqual([
    [0, 0],
    [0, 8],
  ])
})

test('a scale of 1.2 gives letters 6 pixels and lines 10 or 11', () => {
  expect(places('ab c d', { w: 12, scale: Math.fround(1.2) })).toEqual([
    [0, 1],
    [6, 1],
    [0, 11],
    [0, 22],
  ])
})

test('aligns left, center without half pixels, or right', () => {
  expect(places('ab', { x: 10, w: 21 })[0]).toEqual([10, 1])
  expect(places('ab', { x: 10, w: 21, align: 'center' })[0]).toEqual([15, 1])
  expect(places('ab', { x: 10, w: 21, align: 'right' })[0]).toEqual([21, 1])
  expect(places('ab', { x: 10, w: 21, align: 'middle' })[0]).toEqual([10, 1])
})

test('omits lines that start below the box', () => {
  expect(places('a b c', { w: 5, h: 18 })).toHaveLength(2)
  expect(places('a b c', { w: 5, h: 19 })).toHaveLength(3)
})

test('end counts visible characters, not spaces at line breaks', () => {
  expect(places('Hello, friend!', { end: 5 })).toHaveLength(5)
  expect(places('ab cd', { w: 10, end: 3 })).toHaveLength(3)
  expect(places('ab cd', { end: 3 })).toHaveLength(2)
  expect(places('ab', { end: 100 })).toHaveLength(2)
})
