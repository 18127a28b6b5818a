import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { Sprite } from 'engine'
import { spriteOfImage, stripFrames, taggedSprite, type Frame, type Image } from 'engine/draw'

const IMAGE = /\.(png|webp|gif)$/i
const FRAME_MS = 100

type SheetData = {
  frames: SheetFrame[] | Record<string, SheetFrame>
  meta?: { frameTags?: { name: string; from: number; to: number }[] }
}
type SheetFrame = { frame: { x: number; y: number; w: number; h: number }; duration?: number }

/**
 * Sprites by the name that programs use: `hero`, `enemies/bat`. PNG, WebP and GIF files keep their own timing; sheets
 * with Aseprite data (`hero.json`) are cut, with tags as `hero#run`.
 */
export async function spritesIn(folder: string): Promise<Map<string, Sprite>> {
  const sprites = new Map<string, Sprite>()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => IMAGE.test(file))
  for (const file of files.sort()) {
    const name = file.replace(IMAGE, '').split(path.sep).join('/')
    const data = path.join(folder, file.replace(IMAGE, '.json'))
    const { image, frames, loops } = await pictureOf(path.join(folder, file))
    const sheet = existsSync(data) ? (JSON.parse(readFileSync(data, 'utf8')) as SheetData) : undefined
    const sprite = spriteOfImage(image, sheet ? framesOf(sheet) : frames, loops)
    sprites.set(name, sprite)
    for (const { name: tag, from, to } of sheet?.meta?.frameTags ?? []) {
      sprites.set(`${name}#${tag}`, taggedSprite(sprite, from, to))
    }
  }
  return sprites
}

/** Animated frames are stacked vertically. */
async function pictureOf(file: string): Promise<{ image: Image; frames: Frame[]; loops: number }> {
  const picture = sharp(file, { pages: -1 })
  const { pages = 1, pageHeight, delay = [], loop = 0 } = await picture.metadata()
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const durations = Array.from({ length: pages }, (_, page) => delay[page] ?? FRAME_MS)
  return {
    image: { width, height, data },
    frames: stripFrames(width, pageHeight ?? height, 1, durations),
    loops: loop,
  }
}

function framesOf({ frames }: SheetData): Frame[] {
  return Object.values(frames).map(({ frame: { x, y, w, h }, duration = FRAME_MS }) => ({
    x,
    y,
    width: w,
    height: h,
    duration,
  }))
}
