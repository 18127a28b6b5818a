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

const LINE_ENDS = new WeakMap<Sprite, Int32Array>()

/** Between which columns each line of the frames of a sprite is not transparent: a first one, and one behind the last. */
export function lineEnds(sprite: Sprite): Int32Array {
  const known = LINE_ENDS.get(sprite)
  if (known) return known
  const { width, pixels } = sprite
  const ends = new Int32Array((2 * pixels.length) / width)
  for (let place = 0; place < pixels.length; place++) {
    if (pixels[place] === 0) continue
    const line = Math.floor(place / width)
    const column = place - line * width
    if (ends[2 * line + 1] === 0) ends[2 * line] = column
    ends[2 * line + 1] = column + 1
  }
  LINE_ENDS.set(sprite, ends)
  return ends
}

/** Inks by palette, and there by tint and background; as many as a fading sprite needs. */
const INKS = new WeakMap<readonly Color[], Map<string, Ink>>()
const KEPT_INKS = 512

/** The colors of the palette as they are. */
export function inkOf(palette: readonly Color[]): Ink {
  return tintedInk(palette, 0xffffffff, 1, null)
}

/** The colors of the palette under a tint and an opacity; what is transparent stays so, unless a background fills it. */
export function tintedInk(palette: readonly Color[], tint: Color, opacity: number, background: Color | null): Ink {
  const overall = faded(tint, opacity)
  const behind = background === null ? 0 : faded(background, opacity)
  const inks = INKS.get(palette) ?? new Map<string, Ink>()
  INKS.set(palette, inks)
  const key = `${overall} ${behind}`
  let ink = inks.get(key)
  if (!ink) {
    if (inks.size === KEPT_INKS) inks.clear()
    ink = inkWith(palette.map((color) => paintOf(color & 255 ? tinted(color, overall) : behind)))
    inks.set(key, ink)
  }
  return ink
}

function inkWith(paints: readonly Paint[]): Ink {
  const pixels = Uint32Array.from(paints, (paint) => (paint.isNothing ? 0 : paint.pixel))
  return paints.every((paint) => paint.isSolid || paint.isNothing) ? { pixels } : { pixels, paints }
}
