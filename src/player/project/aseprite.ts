/** Frames are RGBA rows, each as large as the canvas. */
export type AsepriteFile = {
  width: number
  height: number
  frames: readonly { pixels: Uint8ClampedArray; duration: number }[]
  tags: readonly { name: string; from: number; to: number; direction: 'forward' | 'reverse' | 'pingpong' }[]
}

/** Decompresses zlib data into at most `length` bytes. */
export type Inflate = (bytes: Uint8Array, length: number) => Promise<Uint8Array>

/*
 * github.com/aseprite/aseprite/blob/main/docs/ase-file-specs.md. All numbers are little-endian.
 */
const FRAME_MAGIC = 0xf1fa
const HEADER_LENGTH = 128
const FRAME_HEADER_LENGTH = 16
const OLD_PALETTE = 0x0004
const LAYER = 0x2004
const CEL = 0x2005
const TAGS = 0x2018
const PALETTE = 0x2019
const GROUP = 1
const TILEMAP = 2
const RAW_CEL = 0
const LINKED_CEL = 1
const COMPRESSED_CEL = 2
const DEFAULT_FRAME_MS = 100

type Layer = { isVisible: boolean; isBackground: boolean; level: number; blend: number; opacity: number; kind: number }
type Cel = {
  layer: number
  x: number
  y: number
  opacity: number
  order: number
  width: number
  height: number
  data: Uint8Array
}
/** RGBA bytes. */
type Color = readonly [number, number, number, number]

/** A file that Turbo or this reader cannot use; the message completes “This file …”. */
export class AsepriteError extends Error {}

/** Blends visible layers into one picture per frame. Rejects on damaged files. */
export async function readAseprite(bytes: Uint8Array, inflate: Inflate): Promise<AsepriteFile> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [count, width, height, depth] = [6, 8, 10, 12].map((at) => view.getUint16(at, true)) as [
    number,
    number,
    number,
    number,
  ]
  if (depth !== 32 && depth !== 16 && depth !== 8) throw new AsepriteError('has an unknown color mode')
  const hasLayerOpacity = (view.getUint32(14, true) & 1) === 1
  const transparent = view.getUint8(28)
  const layers: Layer[] = []
  const tags: AsepriteFile['tags'][number][] = []
  const palette: Color[] = []
  const cels: Cel[][] = []
  const durations: number[] = []
  let at = HEADER_LENGTH
  for (let frame = 0; frame < count; frame += 1) {
    const end = at + view.getUint32(at, true)
    if (view.getUint16(at + 4, true) !== FRAME_MAGIC || end <= at) throw new AsepriteError('is damaged')
    const chunks = view.getUint32(at + 12, true) || view.getUint16(at + 6, true)
    durations.push(view.getUint16(at + 8, true) || DEFAULT_FRAME_MS)
    cels.push([])
    at += FRAME_HEADER_LENGTH
    for (let chunk = 0; chunk < chunks && at < end; chunk += 1) {
      const length = view.getUint32(at, true)
      if (length < 6 || at + length > bytes.length) throw new AsepriteError('is damaged')
      const kind = view.getUint16(at + 4, true)
      const body = at + 6
      if (kind === LAYER) layers.push(layerAt(view, body, hasLayerOpacity))
      else if (kind === PALETTE) readPalette(view, body, palette)
      else if (kind === OLD_PALETTE && palette.length === 0) readOldPalette(view, body, palette)
      else if (kind === TAGS) tags.push(...tagsAt(view, body, bytes))
      else if (kind === CEL) {
        const cel = await celAt({ view, bytes, at: body, end: at + length, depth, width, height, cels, inflate })
        cels[frame]!.push(cel)
      }
      at += length
    }
    at = end
  }
  const visible = visibleLayers(layers)
  const colorAt = colorReader(depth, palette, transparent)
  const frames = cels.map((own, frame) => ({
    pixels: blended(width, height, own, layers, visible, colorAt),
    duration: durations[frame]!,
  }))
  return { width, height, frames, tags: tags.filter(({ from, to }) => from <= to && to < count) }
}

function layerAt(view: DataView, at: number, hasOpacity: boolean): Layer {
  const flags = view.getUint16(at, true)
  return {
    isVisible: (flags & 1) === 1,
    isBackground: (flags & 8) === 8,
    kind: view.getUint16(at + 2, true),
    level: view.getUint16(at + 4, true),
    blend: view.getUint16(at + 10, true),
    opacity: hasOpacity ? view.getUint8(at + 12) : 255,
  }
}

/** Whether each layer is visible with all groups around it. */
function visibleLayers(layers: readonly Layer[]): boolean[] {
  const groups: boolean[] = []
  return layers.map(({ level, isVisible, kind }) => {
    const isShown = isVisible && (level === 0 || groups[level - 1] !== false)
    if (kind === GROUP) groups[level] = isShown
    return isShown && kind !== GROUP
  })
}

function readPalette(view: DataView, at: number, palette: Color[]) {
  const [first, last] = [view.getUint32(at + 4, true), view.getUint32(at + 8, true)]
  let place = at + 20
  for (let index = first; index <= Math.min(last, 255); index += 1) {
    const hasName = (view.getUint16(place, true) & 1) === 1
    palette[index] = [2, 3, 4, 5].map((byte) => view.getUint8(place + byte)) as unknown as Color
    place += 6
    if (hasName) place += 2 + view.getUint16(place, true)
  }
}

function readOldPalette(view: DataView, at: number, palette: Color[]) {
  let place = at + 2
  let index = 0
  for (let packet = view.getUint16(at, true); packet > 0; packet -= 1) {
    index += view.getUint8(place)
    const size = view.getUint8(place + 1) || 256
    place += 2
    for (let color = 0; color < size; color += 1, place += 3, index += 1) {
      palette[index] = [view.getUint8(place), view.getUint8(place + 1), view.getUint8(place + 2), 255]
    }
  }
}

const DIRECTIONS = ['forward', 'reverse', 'pingpong', 'pingpong'] as const

function tagsAt(view: DataView, at: number, bytes: Uint8Array): AsepriteFile['tags'][number][] {
  const tags: AsepriteFile['tags'][number][] = []
  let place = at + 10
  for (let left = view.getUint16(at, true); left > 0; left -= 1) {
    const length = view.getUint16(place + 17, true)
    const name = new TextDecoder().decode(bytes.subarray(place + 19, place + 19 + length))
    const direction = DIRECTIONS[view.getUint8(place + 4)] ?? 'forward'
    tags.push({ name, from: view.getUint16(place, true), to: view.getUint16(place + 2, true), direction })
    place += 19 + length
  }
  return tags
}

type CelParts = {
  view: DataView
  bytes: Uint8Array
  at: number
  end: number
  depth: number
  width: number
  height: number
  cels: readonly (readonly Cel[])[]
  inflate: Inflate
}

async function celAt({ view, bytes, at, end, depth, width, height, cels, inflate }: CelParts): Promise<Cel> {
  const layer = view.getUint16(at, true)
  const kind = view.getUint16(at + 7, true)
  const place = {
    layer,
    x: view.getInt16(at + 2, true),
    y: view.getInt16(at + 4, true),
    opacity: view.getUint8(at + 6),
  }
  const order = layer + view.getInt16(at + 9, true)
  const data = at + 16
  if (kind === LINKED_CEL) {
    const source = cels[view.getUint16(data, true)]?.find((cel) => cel.layer === layer)
    if (!source) throw new AsepriteError('is damaged')
    return { ...source, ...place, order }
  }
  if (kind !== RAW_CEL && kind !== COMPRESSED_CEL) {
    throw new AsepriteError('has a tilemap layer. Convert it to a normal layer in Aseprite')
  }
  const size = { width: view.getUint16(data, true), height: view.getUint16(data + 2, true) }
  // Cels may be larger than the canvas, but not without limit
  if (size.width > 4 * width || size.height > 4 * height) throw new AsepriteError('has a layer that is too large')
  const length = (size.width * size.height * depth) / 8
  const packed = bytes.subarray(data + 4, end)
  const unpacked = kind === RAW_CEL ? packed : await inflate(packed, length)
  if (unpacked.length < length) throw new AsepriteError('is damaged')
  return { ...place, ...size, order, data: unpacked }
}

function colorReader(depth: number, palette: readonly Color[], transparent: number) {
  return (data: Uint8Array, index: number, isBackground: boolean): Color => {
    if (depth === 32) return data.subarray(4 * index, 4 * index + 4) as unknown as Color
    if (depth === 16) {
      const gray = data[2 * index]!
      return [gray, gray, gray, data[2 * index + 1]!]
    }
    const place = data[index]!
    if (place === transparent && !isBackground) return CLEAR
    return palette[place] ?? CLEAR
  }
}

const CLEAR: Color = [0, 0, 0, 0]

function blended(
  width: number,
  height: number,
  cels: readonly Cel[],
  layers: readonly Layer[],
  visible: readonly boolean[],
  colorAt: ReturnType<typeof colorReader>,
): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * width * height)
  const shown = cels.filter(({ layer }) => visible[layer]).sort((a, b) => a.order - b.order || a.layer - b.layer)
  for (const cel of shown) {
    const { blend, opacity, isBackground, kind } = layers[cel.layer]!
    if (kind === TILEMAP) throw new AsepriteError('has a tilemap layer. Convert it to a normal layer in Aseprite')
    const strength = (opacity * cel.opacity) / (255 * 255)
    const mix = BLENDS[blend] ?? BLENDS[0]!
    for (let y = Math.max(0, -cel.y); y < cel.height && y + cel.y < height; y += 1) {
      for (let x = Math.max(0, -cel.x); x < cel.width && x + cel.x < width; x += 1) {
        const color = colorAt(cel.data, y * cel.width + x, isBackground)
        blendPixel(pixels, 4 * ((y + cel.y) * width + x + cel.x), color, strength, mix)
      }
    }
  }
  return pixels
}

/** Porter-Duff "over" with a blend function, as in the W3C's compositing specification. */
function blendPixel(pixels: Uint8ClampedArray, at: number, color: Color, strength: number, mix: Mix) {
  const source = (color[3] / 255) * strength
  if (source === 0) return
  const below = pixels[at + 3]! / 255
  const alpha = source + below * (1 - source)
  for (let channel = 0; channel < 3; channel += 1) {
    const [s, b] = [color[channel]! / 255, pixels[at + channel]! / 255]
    const blend = (1 - below) * s + below * mix(b, s)
    pixels[at + channel] = Math.round((255 * (source * blend + (1 - source) * below * b)) / alpha)
  }
  pixels[at + 3] = Math.round(255 * alpha)
}

/** The blended channel of a backdrop and a source, from 0 to 1. */
type Mix = (backdrop: number, source: number) => number

const hardLight: Mix = (b, s) => (s <= 0.5 ? 2 * b * s : 1 - 2 * (1 - b) * (1 - s))

/** By Aseprite's number; the modes of hue and lightness (10 to 15) are drawn as normal ones. */
const BLENDS: Readonly<Record<number, Mix>> = {
  0: (_, s) => s,
  1: (b, s) => b * s,
  2: (b, s) => b + s - b * s,
  3: (b, s) => hardLight(s, b),
  4: Math.min,
  5: Math.max,
  6: (b, s) => (b === 0 ? 0 : s === 1 ? 1 : Math.min(1, b / (1 - s))),
  7: (b, s) => (b === 1 ? 1 : s === 0 ? 0 : 1 - Math.min(1, (1 - b) / s)),
  8: hardLight,
  9: (b, s) => {
    if (s <= 0.5) return b - (1 - 2 * s) * b * (1 - b)
    const d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : Math.sqrt(b)
    return b + (2 * s - 1) * (d - b)
  },
  16: (b, s) => Math.min(1, b + s),
  17: (b, s) => Math.max(0, b - s),
  18: (b, s) => Math.abs(b - s),
  19: (b, s) => b + s - 2 * b * s,
}
