import { isAnimatedWebp } from './pictureNodes'

const webp = (chunk: string, flags: number) => Buffer.from(`RIFF....WEBP${chunk}....${String.fromCharCode(flags)}`)

test('detects an animated WebP by its extended header', () => {
  expect(isAnimatedWebp(webp('VP8X', 0x12))).toBe(true)
  expect(isAnimatedWebp(webp('VP8X', 0x10))).toBe(false)
  expect(isAnimatedWebp(webp('VP8L', 0x02))).toBe(false)
})
