import sharp from 'sharp'
import type { Drawing } from './game/drawing'
import type { Pixels } from './pixels'

const CHANNELS = 4

export function webpOf({ frames, duration }: Drawing): Promise<Uint8Array> {
  const { width, height } = frames[0]!
  const raw = { width, height: height * frames.length, channels: CHANNELS, pageHeight: height } as const
  return sharp(Buffer.concat(frames.map(bytesOf)), { raw, animated: true })
    .webp({ lossless: true, exact: true, loop: 0, delay: frames.map(() => duration) })
    .toBuffer()
}

/** RGBA bytes; undefined is transparent. */
function bytesOf({ colors }: Pixels): Uint8Array {
  return Uint8Array.from(
    Array.from(colors, (color) =>
      color ? [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)).concat(255) : [0, 0, 0, 0],
    ).flat(),
  )
}
