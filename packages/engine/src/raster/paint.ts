import type { Color } from '../call'

/** Fine enough to distinguish all adjacent bytes. */
const STEPS = 4096

/** Linear light of sRGB bytes, from 0 to 1. */
export const LIGHT = Float64Array.from({ length: 256 }, (_, byte) => lightOf(byte))

const FROM_LIGHT = Float64Array.from({ length: 257 }, (_, byte) => (byte > 255 ? Infinity : lightOf(byte - 0.5)))

const BYTE_AT_STEP = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const next = FROM_LIGHT.findIndex((light) => light > step / STEPS)
  return next - 1
})

/** The nearest sRGB byte of linear light 0 to 1. */
export function byteOf(light: number): number {
  const byte = BYTE_AT_STEP[(light * STEPS) | 0]!
  return light >= FROM_LIGHT[byte + 1]! ? byte + 1 : byte
}

function lightOf(byte: number): number {
  const level = byte / 255
  return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4
}

/** A color prepared for drawing. */
export class Paint {
  readonly pixel: number
  readonly isSolid: boolean
  readonly isNothing: boolean
  private table: Uint8Array | undefined

  constructor(private readonly color: Color) {
    this.pixel = pixelOf(color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255)
    this.isSolid = (color & 255) === 255
    this.isNothing = (color & 255) === 0
  }

  /** Blended values by background byte, for red, green and blue one after the other. */
  get mixes(): Uint8Array {
    return (this.table ??= mixesOf(this.color))
  }
}

/** Below this length, a loop is faster than `fill`. */
const SHORT_SPAN = 24

/** Enough for the colors of a game. */
const KEPT_PAINTS = 1024

const PAINTS = new Map<Color, Paint>()

export function paintOf(color: Color): Paint {
  const known = PAINTS.get(color)
  if (known) return known
  if (PAINTS.size === KEPT_PAINTS) PAINTS.clear()
  const paint = new Paint(color)
  PAINTS.set(color, paint)
  return paint
}

/** A color with opacity: 1 keeps its alpha, anything else replaces it. */
export function faded(color: Color, opacity: number): Color {
  if (opacity === 1) return color
  const alpha = Math.min(255, Math.trunc(255 * opacity ** (1 / 2.2)) || 0)
  return ((color & 0xffffff00) | alpha) >>> 0
}

/** A tinted color: light is multiplied, so white changes nothing. */
export function tinted(color: Color, tint: Color): Color {
  if (tint === 0xffffffff) return color
  const byteAt = (shift: number) => byteOf(LIGHT[(color >>> shift) & 255]! * LIGHT[(tint >>> shift) & 255]!) << shift
  return (byteAt(24) | byteAt(16) | byteAt(8) | byteAt(0)) >>> 0
}

export function paintPixel(pixels: Uint32Array, place: number, paint: Paint) {
  if (paint.isSolid) pixels[place] = paint.pixel
  else if (!paint.isNothing) pixels[place] = mixed(paint.mixes, pixels[place]!)
}

/** `to` is exclusive. */
export function paintSpan(pixels: Uint32Array, from: number, to: number, paint: Paint) {
  if (paint.isSolid) fill(pixels, from, to, paint.pixel)
  else if (!paint.isNothing) {
    const { mixes } = paint
    for (let place = from; place < to; place++) pixels[place] = mixed(mixes, pixels[place]!)
  }
}

function mixed(mixes: Uint8Array, below: number): number {
  return pixelOf(mixes[below & 255]!, mixes[256 + ((below >>> 8) & 255)]!, mixes[512 + ((below >>> 16) & 255)]!)
}

/**
 * Blends in linear light. Like the engine, decodes alpha from sRGB, too, so half of an alpha byte covers less than
 * half.
 */
function mixesOf(color: Color): Uint8Array {
  const share = LIGHT[color & 255]!
  const mixes = new Uint8Array(3 * 256)
  for (let channel = 0; channel < 3; channel++) {
    const added = LIGHT[(color >>> (24 - 8 * channel)) & 255]! * share
    for (let below = 0; below < 256; below++) mixes[channel * 256 + below] = byteOf(added + (1 - share) * LIGHT[below]!)
  }
  return mixes
}

function fill(pixels: Uint32Array, from: number, to: number, pixel: number) {
  if (to - from < SHORT_SPAN) for (let place = from; place < to; place++) pixels[place] = pixel
  else pixels.fill(pixel, from, to)
}

function pixelOf(red: number, green: number, blue: number): number {
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0
}
