import { zoomedSize } from './ZoomDialog'

const room = { roomWidth: 1400, roomHeight: 860, pixelRatio: 1 }

test('pixel art grows by the largest whole number that fits', () => {
  expect(zoomedSize({ width: 256, height: 144, isPixelArt: true, ...room })).toEqual({ width: 1280, height: 720 })
  expect(zoomedSize({ width: 32, height: 32, isPixelArt: true, ...room })).toEqual({ width: 832, height: 832 })
})

test('a picture that is larger than the room is made to fit', () => {
  expect(zoomedSize({ width: 2800, height: 1000, isPixelArt: false, ...room })).toEqual({ width: 1400, height: 500 })
  expect(
    zoomedSize({ width: 256, height: 144, isPixelArt: true, roomWidth: 128, roomHeight: 500, pixelRatio: 1 }),
  ).toEqual({
    width: 128,
    height: 72,
  })
})

test('another picture grows to twice its file at most', () => {
  expect(zoomedSize({ width: 400, height: 100, isPixelArt: false, ...room })).toEqual({ width: 800, height: 200 })
})

test('on a fine screen pixel art grows by its smaller steps', () => {
  const phone = { roomWidth: 374, roomHeight: 828, pixelRatio: 3 }
  const { width, height } = zoomedSize({ width: 256, height: 144, isPixelArt: true, ...phone })
  expect([width, height].map((length) => length * 3)).toEqual([256 * 4, 144 * 4])
})
