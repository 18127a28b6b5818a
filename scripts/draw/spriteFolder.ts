import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Sprite } from '../../src/engine/sprites/sprite'

const IMAGE = /\.(png|webp|gif)$/i
const FRAME_MS = 100
const MOST_COLORS = 256

/** One picture of an animation: its pixels as red, green, blue and alpha, and its time. */
type Frame = { rgba: Uint8Array; width: number; height: number; duration: number }

/** The part of Aseprite's sheet data that is read; frames are listed or named. */
type SheetData = {
  frames: SheetFrame[] | Record<string, SheetFrame>
  meta?: { frameTags?: { name: string; from: number; to: number }[] }
}
type SheetFrame = { frame: { x: number; y: number; w: number; h: number }; duration?: number }

/**
 * The sprites of a folder by the names that programs use: `hero`, `enemies/bat`. A png, webp or gif is a sprite, animated
 * ones with their own times. A sheet with Aseprite's data beside it (`hero.json`) is cut into its frames; its tags are
 * `hero#run`.
 */
export async function spritesIn(folder: string): Promise<Map<string, Sprite>> {
  const sprites = new Map<string, Sprite>()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => IMAGE.test(file))
  for (const file of files.sort()) {
    const name = file.replace(IMAGE, '').split(path.sep).join('/')
    const data = path.join(folder, file.replace(IMAGE, '.json'))
    const { frames, loops } = await framesOf(path.join(folder, file))
    const sheet = existsSync(data) ? (JSON.parse(readFileSync(data, 'utf8')) as SheetData) : undefined
    const parts = sheet ? cut(frames[0], sheet) : frames
    sprites.set(name, spriteOf(name, parts, loops))
    for (const { name: tag, from, to } of sheet?.meta?.frameTags ?? []) {
      sprites.set(`${name}#${tag}`, spriteOf(name, parts.slice(from, to + 1), 0))
    }
  }
  return sprites
}

/** The pictures of a file; those of an animated one lie below each other. */
async function framesOf(file: string): Promise<{ frames: Frame[]; loops: number }> {
  const image = sharp(file, { pages: -1 })
  const { width = 0, height = 0, pages = 1, pageHeight = height, delay = [], loop = 0 } = await image.metadata()
  const rgba = await image.ensureAlpha().raw().toBuffer()
  const length = width * pageHeight * 4
  const frames = Array.from({ length: pages }, (_, page) => ({
    rgba: rgba.subarray(page * length, (page + 1) * length),
    width,
    height: pageHeight,
    duration: delay[page] ?? FRAME_MS,
  }))
  return { frames, loops: loop }
}

function cut(sheet: Frame | undefined, { frames }: SheetData): Frame[] {
  if (!sheet) return []
  return Object.values(frames).map(({ frame: { x, y, w, h }, duration = FRAME_MS }) => {
    const rgba = new Uint8Array(w * h * 4)
    for (let row = 0; row < h; row += 1) {
      const from = ((y + row) * sheet.width + x) * 4
      rgba.set(sheet.rgba.subarray(from, from + w * 4), row * w * 4)
    }
    return { rgba, width: w, height: h, duration }
  })
}

/** The frames with one palette, whose first place is transparent. */
function spriteOf(name: string, frames: readonly Frame[], loops: number): Sprite {
  const { width = 0, height = 0 } = frames[0] ?? {}
  const places = new Map([[0, 0]])
  const pixels = new Uint8Array(width * height * frames.length)
  let place = 0
  for (const { rgba } of frames) {
    for (let at = 0; at < rgba.length; at += 4) {
      const [r = 0, g = 0, b = 0, a = 0] = rgba.subarray(at, at + 4)
      const color = a === 0 ? 0 : ((r << 24) | (g << 16) | (b << 8) | a) >>> 0
      if (!places.has(color)) places.set(color, places.size)
      pixels[place] = places.get(color) ?? 0
      place += 1
    }
  }
  if (places.size > MOST_COLORS) throw new Error(`the sprite ${name} has more than ${MOST_COLORS} colors`)
  return {
    width,
    height,
    palette: [...places.keys()],
    pixels,
    durations: frames.map(({ duration }) => duration),
    loops,
  }
}
