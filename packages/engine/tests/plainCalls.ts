import type {
  CircOptions,
  DrawCall,
  EllipseOptions,
  NineSliceOptions,
  PathOptions,
  RectOptions,
  SpriteOptions,
  TextBoxOptions,
  TextOptions,
} from '../src/call'
import type { Sprite } from '../src/sprites/sprite'
import { canvasOf, type Canvas } from '../src/raster/canvas'
import { drawCalls } from '../src/raster/drawCalls'

type Drawn<Op extends DrawCall['op']> = Extract<DrawCall, { op: Op }>

const PAINTED = { x: 0, y: 0, color: 0xffffffff, opacity: 1, fixed: false }
const TURNED = { rotation: 0, origin: [0, 0] as const }
const BORDERED = { border_size: 0, border_color: 0 }

export function rect(options: Partial<RectOptions>): Drawn<'rect!'> {
  return { op: 'rect!', options: { ...PAINTED, ...TURNED, ...BORDERED, w: 0, h: 0, border_radius: 0, ...options } }
}

export function circ(options: Partial<CircOptions>): Drawn<'circ!'> {
  return { op: 'circ!', options: { ...PAINTED, ...BORDERED, origin: [0, 0], d: 0, ...options } }
}

export function ellipse(options: Partial<EllipseOptions>): Drawn<'ellipse!'> {
  return { op: 'ellipse!', options: { ...PAINTED, ...TURNED, ...BORDERED, w: 0, h: 0, ...options } }
}

export function path(options: Partial<PathOptions>): Drawn<'path!'> {
  const { color, opacity, fixed } = PAINTED
  const plain = { color, opacity, fixed, start: [0, 0], end: [0, 0], size: 1, rotation: 0, rounded: false } as const
  return { op: 'path!', options: { ...plain, ...options } }
}

export function sprite(name: string, options: Partial<SpriteOptions> = {}, shownFrame = 0): Drawn<'sprite!'> {
  const sizes = { w: null, h: null, scale_x: 1, scale_y: 1, border_radius: 0, repeat: false, cover: true, tx: 0, ty: 0 }
  const looks = { background_color: null, flip_x: false, flip_y: false, frame: null, animation_speed: 1 }
  const names = { name, animation_key: null, default_sprite: null }
  return { op: 'sprite!', shownFrame, options: { ...PAINTED, ...TURNED, ...sizes, ...looks, ...names, ...options } }
}

export function nineSlice(name: string, options: Partial<NineSliceOptions>): Drawn<'nine_slice!'> {
  return {
    op: 'nine_slice!',
    options: { name, margins: [0, 0, 0, 0], x: 0, y: 0, w: 0, h: 0, fixed: false, ...options },
  }
}

export function text(characters: string, options: Partial<TextOptions> = {}): Drawn<'text!'> {
  return { op: 'text!', options: { ...PAINTED, text: characters, font: 'medium', scale: 1, rotation: 0, ...options } }
}

export function textBox(characters: string, options: Partial<TextBoxOptions>): Drawn<'text_box!'> {
  const shown = { start: 0, end: null, align: 'left', rotation: 0 }
  return {
    op: 'text_box!',
    options: { ...PAINTED, ...shown, text: characters, font: 'medium', scale: 1, w: 0, h: 0, ...options },
  }
}

/** A sprite from maps of letters; a point is transparent. */
export function spriteOf(maps: readonly string[], colors: Readonly<Record<string, number>>): Sprite {
  const rows = maps.map((map) => map.trim().split(/\s+/))
  const letters = ['.', ...Object.keys(colors)]
  return {
    width: rows[0]![0]!.length,
    height: rows[0]!.length,
    palette: [0, ...Object.values(colors)],
    pixels: Uint8Array.from([...rows.flat().join('')].map((letter) => letters.indexOf(letter))),
    durations: maps.map(() => 100),
    loops: 0,
  }
}

const SIGNS: Readonly<Record<number, string>> = {
  0x000000: '.',
  0xffffff: '#',
  0xff0000: 'r',
  0x00ff00: 'g',
  0x0000ff: 'b',
}

/** The canvas as letters: `.` black, `#` white, r, g, b, `?` other. */
export function drawn(width: number, height: number, calls: readonly DrawCall[], sprites: Record<string, Sprite> = {}) {
  const canvas = canvasOf(width, height)
  drawCalls(canvas, calls, new Map(Object.entries(sprites)))
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => SIGNS[colorAt(canvas, x, y)] ?? '?').join(''),
  )
}

export function colorAt({ width, pixels }: Canvas, x: number, y: number): number {
  const pixel = pixels[y * width + x]!
  return ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >>> 16) & 255)
}
