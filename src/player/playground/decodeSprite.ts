import type { Sprite } from 'engine'
import { spriteOfImage, stripFrames, taggedSprite, type Frame, type Image } from 'engine/draw'
import { AsepriteError, readAseprite } from '../project/aseprite'
import { unpacked } from '../project/packing'
import type { SpriteFile } from '../project/project'
import { spriteHeader, spriteNameOf } from '../project/spriteChecks'

/** The sprites of a file by name, tags included, or why it cannot be decoded. */
export type DecodedFile =
  { path: string; sprites: ReadonlyMap<string, Sprite>; note?: string } | { path: string; error: string }

const FRAME_MS = 100

/** Uses the browser's decoders, or reads an Aseprite file. Never rejects. */
export async function decodeSprite({ path, bytes }: SpriteFile): Promise<DecodedFile> {
  const file = path.replace(/^sprites\//, '')
  const header = spriteHeader(bytes)
  const name = spriteNameOf(path)
  try {
    if (header?.kind === 'aseprite') return { path, sprites: await asepriteSprites(name, bytes) }
    const isAnimated = (header?.frames ?? 1) > 1
    const type = `image/${header!.kind}`
    if (isAnimated && 'ImageDecoder' in window) {
      return { path, sprites: new Map([[name, await animatedSprite(bytes, type, header!.frames)]]) }
    }
    const sprite = spriteOfImage(await pictureOf(new Blob([bytes], { type })))
    const note = 'This browser shows only the first frame of GIF and WebP files.'
    return { path, sprites: new Map([[name, sprite]]), ...(isAnimated && { note }) }
  } catch (error) {
    const what = error instanceof AsepriteError ? error.message : 'is damaged'
    return { path, error: `${file} ${what}.` }
  }
}

async function pictureOf(blob: Blob): Promise<Image> {
  const bitmap = await createImageBitmap(blob, { premultiplyAlpha: 'none', colorSpaceConversion: 'none' })
  const image = pixelsOf(bitmap, bitmap.width, bitmap.height)
  bitmap.close()
  return image
}

/** A plain object: the properties of an `ImageData` cannot be spread. */
function pixelsOf(source: CanvasImageSource, width: number, height: number): Image {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.drawImage(source, 0, 0)
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}

async function animatedSprite(bytes: Uint8Array<ArrayBuffer>, type: string, frames: number): Promise<Sprite> {
  const decoder = new ImageDecoder({ data: bytes, type, preferAnimation: true })
  try {
    const images: Image[] = []
    const durations: number[] = []
    for (let frameIndex = 0; frameIndex < frames; frameIndex += 1) {
      const { image } = await decoder.decode({ frameIndex })
      images.push(pixelsOf(image, image.displayWidth, image.displayHeight))
      durations.push(Math.round((image.duration ?? FRAME_MS * 1000) / 1000) || FRAME_MS)
      image.close()
    }
    const repeats = decoder.tracks.selectedTrack?.repetitionCount ?? Infinity
    return stackedSprite(images, durations, Number.isFinite(repeats) ? repeats + 1 : 0)
  } finally {
    decoder.close()
  }
}

/** Stacked frames become one picture with one palette. */
function stackedSprite(images: readonly Image[], durations: readonly number[], loops: number): Sprite {
  const { width, height } = images[0]!
  const data = new Uint8ClampedArray(4 * width * height * images.length)
  images.forEach((image, index) => data.set(image.data as ArrayLike<number>, 4 * width * height * index))
  const frames: Frame[] = stripFrames(width, height, 1, durations)
  return spriteOfImage({ width, height: height * images.length, data }, frames, loops)
}

async function asepriteSprites(name: string, bytes: Uint8Array): Promise<ReadonlyMap<string, Sprite>> {
  const { width, height, frames, tags } = await readAseprite(bytes, async (packed, length) => {
    const data = await unpacked(new Uint8Array(packed), length)
    if (!data) throw new AsepriteError('is damaged')
    return data
  })
  const images = frames.map(({ pixels }) => ({ width, height, data: pixels }))
  const whole = stackedSprite(
    images,
    frames.map(({ duration }) => duration),
    0,
  )
  return new Map([
    [name, whole],
    ...tags.map((tag): [string, Sprite] => [`${name}#${tag.name}`, taggedSprite(whole, tag.from, tag.to)]),
  ])
}
