import type { Color } from '../drawCall'
import { byteOf, LIGHT } from './linearLight'

/** A color made ready for many pixels: how much of a pixel it covers, and the light it adds there. */
export type Paint = {
  /** The pixel where nothing shines through. */
  readonly pixel: number
  /** From 0, nothing, to 1, solid. */
  readonly share: number
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** Below this length a loop is faster than the array's own fill. */
const SHORT_SPAN = 24

/** The paint of a color 0xRRGGBBAA. All four bytes are decoded from sRGB, alpha, too: half an alpha byte covers less than half. */
export function paintOf(color: Color): Paint {
  const red = color >>> 24
  const green = (color >>> 16) & 255
  const blue = (color >>> 8) & 255
  const share = LIGHT[color & 255]!
  return {
    pixel: pixelOf(red, green, blue),
    share,
    red: LIGHT[red]! * share,
    green: LIGHT[green]! * share,
    blue: LIGHT[blue]! * share,
  }
}

/** A color under an opacity: 1 leaves it as it is, everything else replaces its alpha. */
export function faded(color: Color, opacity: number): Color {
  if (opacity === 1) return color
  const alpha = Math.min(255, Math.trunc(255 * opacity ** (1 / 2.2)) || 0)
  return ((color & 0xffffff00) | alpha) >>> 0
}

/** A color under a tint: the light of both is multiplied, so white changes nothing. */
export function tinted(color: Color, tint: Color): Color {
  if (tint === 0xffffffff) return color
  const byteAt = (shift: number) => byteOf(LIGHT[(color >>> shift) & 255]! * LIGHT[(tint >>> shift) & 255]!) << shift
  return (byteAt(24) | byteAt(16) | byteAt(8) | byteAt(0)) >>> 0
}

/** Lays the paint over one pixel. */
export function paintPixel(pixels: Uint32Array, place: number, paint: Paint) {
  pixels[place] = paint.share === 1 ? paint.pixel : mixed(paint, pixels[place]!)
}

/** Lays the paint over the pixels from one place up to another. */
export function paintSpan(pixels: Uint32Array, from: number, to: number, paint: Paint) {
  if (paint.share === 1) fill(pixels, from, to, paint.pixel)
  else if (paint.share > 0) for (let place = from; place < to; place++) pixels[place] = mixed(paint, pixels[place]!)
}

/** What is seen where the paint lies over a pixel, mixed in linear light. */
function mixed({ share, red, green, blue }: Paint, below: number): number {
  const rest = 1 - share
  return pixelOf(
    byteOf(red + rest * LIGHT[below & 255]!),
    byteOf(green + rest * LIGHT[(below >>> 8) & 255]!),
    byteOf(blue + rest * LIGHT[(below >>> 16) & 255]!),
  )
}

function fill(pixels: Uint32Array, from: number, to: number, pixel: number) {
  if (to - from < SHORT_SPAN) for (let place = from; place < to; place++) pixels[place] = pixel
  else pixels.fill(pixel, from, to)
}

function pixelOf(red: number, green: number, blue: number): number {
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0
}
