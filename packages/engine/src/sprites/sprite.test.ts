import { spriteOfImage, stripFrames, taggedSprite } from './sprite'

const image = (width: number, colors: readonly number[]) => ({
  width,
  height: colors.length / width,
  data: colors.flatMap((color) => [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255, color & 255]),
})

test('a picture is one frame; transparent pixels share a palette index', () => {
  expect(spriteOfImage(image(2, [0xff000000, 0x00000000, 0x112233ff, 0x11223380]))).toEqual({
    width: 2,
    height: 2,
    palette: [0, 0x112233ff, 0x11223380],
    pixels: Uint8Array.of(0, 0, 1, 2),
    durations: [100],
    loops: 0,
  })
})

test('cuts a strip into frames row by row', () => {
  const strip = image(2, [0x010101ff, 0x020202ff, 0x030303ff, 0])
  const sprite = spriteOfImage(strip, stripFrames(1, 1, 2, [80, 90, 100]), 3)
  expect([...sprite.pixels]).toEqual([1, 2, 3])
  expect([sprite.durations, sprite.loops, sprite.width]).toEqual([[80, 90, 100], 3, 1])
})

test('vertical frames of an animated file are a one-column strip', () => {
  expect(stripFrames(4, 3, 1, [100, 100])).toEqual([
    { x: 0, y: 0, width: 4, height: 3, duration: 100 },
    { x: 0, y: 3, width: 4, height: 3, duration: 100 },
  ])
})

test('pixels outside the picture are transparent', () => {
  expect([...spriteOfImage(image(1, [0xffffffff]), stripFrames(1, 1, 1, [50, 50])).pixels]).toEqual([1, 0])
})

test('keeps all colors', () => {
  const colors = Array.from({ length: 300 }, (_, color) => ((color << 8) | 255) >>> 0)
  const sprite = spriteOfImage(image(300, colors))
  expect(Array.from(sprite.pixels, (place) => sprite.palette[place])).toEqual(colors)
})

test('a tag is a range of frames', () => {
  const sprite = spriteOfImage(image(3, [0x010101ff, 0x020202ff, 0x030303ff]), stripFrames(1, 1, 3, [10, 20, 30]), 2)
  const tagged = taggedSprite(sprite, 1, 2)
  expect([[...tagged.pixels], tagged.durations, tagged.loops]).toEqual([[2, 3], [20, 30], 0])
})
