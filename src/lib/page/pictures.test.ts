import { drawingOf, isFileOfContent, isPixelArt, isResized, pixelArtFactor, type PictureRecord } from './pictures'

const file = (extension: string, width: number, height: number, isAnimated = false) => ({
  extension,
  width,
  height,
  isAnimated,
})

test.each([
  ['./cat.png', true],
  ['cat.png', true],
  ['../cat.png', true],
  ['/brand/cat.png', false],
  ['https://example.com/cat.png', false],
  ['data:image/png;base64,AA', false],
])('%s is a file of the content folder: %s', (src, expected) => {
  expect(isFileOfContent(src)).toBe(expected)
})

test.each([
  ['a png of the largest size for pixel art', file('png', 256, 256), true, false],
  ['a png one pixel wider', file('png', 257, 144), false, true],
  ['a png one pixel higher', file('png', 16, 257), false, true],
  ['a small photo', file('jpg', 64, 64), false, true],
  ['a small animation', file('gif', 64, 64, true), true, false],
  ['a large animation', file('gif', 640, 480, true), false, false],
  ['a large still webp', file('webp', 640, 480), false, true],
  ['a large animated webp', file('webp', 640, 480, true), false, false],
  ['a drawing', file('svg', 24, 24), false, false],
])('%s', (_, picture, pixelArt, resized) => {
  expect(isPixelArt(picture)).toBe(pixelArt)
  expect(isResized(picture)).toBe(resized)
})

test.each([
  [16, 16, 8],
  [64, 36, 8],
  [65, 36, 7],
  [64, 37, 7],
  [256, 144, 2],
  [256, 145, 1],
  [256, 256, 1],
])('enlarges pixel art of %i × %i by %i', (width, height, factor) => {
  expect(pixelArtFactor(width, height)).toBe(factor)
})

const record = (fields: Partial<PictureRecord>): PictureRecord => ({
  src: './cat.png',
  width: 64,
  height: 32,
  isPixelArt: false,
  original: null,
  photo: null,
  ...fields,
})

test('shows pixel art as its own file at the enlarged size', () => {
  expect(drawingOf(record({ isPixelArt: true, original: { publicURL: '/static/cat.png' } }))).toEqual({
    src: '/static/cat.png',
    width: 512,
    height: 256,
    sources: [],
    pixelArtWidth: 64,
  })
})

test('shows an animation as its own file at its own size', () => {
  const original = { publicURL: '/static/cat.gif' }
  expect(drawingOf(record({ width: 640, height: 480, original }))).toEqual({
    src: '/static/cat.gif',
    width: 640,
    height: 480,
    sources: [],
  })
})

test('shows a photo as its copies', () => {
  const sources = [{ type: 'image/webp', srcSet: '/a.webp 360w', sizes: '100vw' }]
  const fallback = { src: '/a.png', srcSet: '/a.png 360w', sizes: '100vw' }
  const gatsbyImageData = { layout: 'constrained' as const, width: 720, height: 480, images: { fallback, sources } }
  expect(drawingOf(record({ width: 1440, height: 960, photo: { gatsbyImageData } }))).toEqual({
    src: '/a.png',
    srcSet: '/a.png 360w',
    sizes: '100vw',
    width: 720,
    height: 480,
    sources,
  })
})

test('shows nothing for a missing file', () => {
  expect(drawingOf(record({ width: null, height: null, isPixelArt: null }))).toBeUndefined()
})
