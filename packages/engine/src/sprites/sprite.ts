/**
 * Frames are stored in `pixels` one after another, row by row, as palette indexes. Colors are `0xRRGGBBAA`; index 0 is
 * transparent.
 */
export type Sprite = {
  readonly width: number
  readonly height: number
  readonly palette: readonly number[]
  readonly pixels: Uint8Array | Uint32Array
  /** Milliseconds per frame; its length is the number of frames. */
  readonly durations: readonly number[]
  /** How often the file repeats; 0 is forever. */
  readonly loops: number
}

/** Sprites by name: `hero`, `enemies/bat`, `hero#run`. */
export type Sprites = ReadonlyMap<string, Sprite>

/** Decoded RGBA pixels in rows. */
export type Image = { readonly width: number; readonly height: number; readonly data: ArrayLike<number> }

export type Frame = { x: number; y: number; width: number; height: number; duration: number }

const FRAME_MS = 100
const SMALL_PALETTE = 256

/** Cuts a strip row by row into as many equal frames as there are durations. */
export function stripFrames(width: number, height: number, columns: number, durations: readonly number[]): Frame[] {
  return durations.map((duration, index) => ({
    x: (index % columns) * width,
    y: Math.floor(index / columns) * height,
    width,
    height,
    duration,
  }))
}

/** A sprite from the frames of a picture, with the size of the first; by default, the whole picture. */
export function spriteOfImage(image: Image, frames: readonly Frame[] = [], loops = 0): Sprite {
  const shown = frames.length > 0 ? frames : [{ x: 0, y: 0, ...image, duration: FRAME_MS }]
  const { width, height } = shown[0]!
  const places = new Map([[0, 0]])
  const pixels = new Uint32Array(width * height * shown.length)
  let place = 0
  for (const { x, y } of shown)
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) {
        const color = colorAt(image, column, row)
        if (!places.has(color)) places.set(color, places.size)
        pixels[place++] = places.get(color)!
      }
  return {
    width,
    height,
    palette: [...places.keys()],
    pixels: places.size <= SMALL_PALETTE ? Uint8Array.from(pixels) : pixels,
    durations: shown.map(({ duration }) => duration),
    loops,
  }
}

/** A tag's range of frames as a sprite; `to` is inclusive. */
export function taggedSprite(sprite: Sprite, from: number, to: number): Sprite {
  const length = sprite.width * sprite.height
  return {
    ...sprite,
    pixels: sprite.pixels.slice(from * length, (to + 1) * length),
    durations: sprite.durations.slice(from, to + 1),
    loops: 0,
  }
}

/** All transparent pixels, and pixels outside the picture, are one color. */
function colorAt({ width, height, data }: Image, x: number, y: number): number {
  const place = 4 * (y * width + x)
  if (x >= width || y >= height || data[place + 3] === 0) return 0
  return ((data[place]! << 24) | (data[place + 1]! << 16) | (data[place + 2]! << 8) | data[place + 3]!) >>> 0
}
