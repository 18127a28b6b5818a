import type { Color } from '../drawCall'
import type { Sprite } from '../sprites/sprite'
import { faded, paintOf, tinted } from './paint'
import type { Paint } from './paint'

/** A part of one frame of a sprite, in its pixels; what lies outside the frame is transparent. */
export type Part = {
  readonly sprite: Sprite
  readonly frame: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The colors of a sprite made ready for many pixels. */
export type Ink = {
  /** The pixel of each place of the palette; 0 where nothing is drawn. */
  readonly pixels: Uint32Array
  /** The paint of each place of the palette; missing where every place is solid or nothing. */
  readonly paints?: readonly Paint[]
}

/** A whole frame; frame numbers wrap. */
export function frameOf(sprite: Sprite, frame: number): Part {
  const { width, height, durations } = sprite
  return { sprite, frame: frame % durations.length, x: 0, y: 0, width, height }
}

const PLAIN_INKS = new WeakMap<readonly Color[], Ink>()

/** The colors of the palette as they are. */
export function inkOf(palette: readonly Color[]): Ink {
  const known = PLAIN_INKS.get(palette)
  if (known) return known
  const ink = inkOfPaints(palette.map(paintOf))
  PLAIN_INKS.set(palette, ink)
  return ink
}

/** The colors of the palette under a tint and an opacity; what is transparent stays so, unless a background fills it. */
export function tintedInk(palette: readonly Color[], tint: Color, opacity: number, background: Color | null): Ink {
  if (tint === 0xffffffff && opacity === 1 && background === null) return inkOf(palette)
  const overall = faded(tint, opacity)
  const colors = palette.map((color) => {
    if (color & 255) return tinted(color, overall)
    return background === null ? 0 : faded(background, opacity)
  })
  return inkOfPaints(colors.map(paintOf))
}

function inkOfPaints(paints: readonly Paint[]): Ink {
  const pixels = Uint32Array.from(paints, ({ share, pixel }) => (share > 0 ? pixel : 0))
  return paints.every(({ share }) => share === 0 || share === 1) ? { pixels } : { pixels, paints }
}
