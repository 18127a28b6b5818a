/** What the build reads from the file of a picture. */
export type PictureFile = { extension: string; width: number; height: number; isAnimated: boolean }

/** A picture of a page as the page query delivers it; sizes are those of the file. */
export type PictureRecord = NonNullable<Queries.PageTemplateQuery['docPage']>['images'][number]

/** Everything needed to draw a picture without moving the page. */
export type Drawing = {
  src: string
  width: number
  height: number
  srcSet?: string | undefined
  sizes?: string | undefined
  /** The same picture in smaller formats. */
  sources: readonly { type: string; srcSet: string; sizes: string }[]
  /** The width of the file, of which the drawn width is always a multiple. */
  pixelArtWidth?: number | undefined
}

type ImageData = {
  width: number
  height: number
  images: { fallback?: { src: string; srcSet: string; sizes: string }; sources?: Drawing['sources'] }
}

/** The files that a page may show. */
export const PICTURE_EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp', 'gif', 'svg']

/** A larger picture was made for the eye, not for the canvas of a game. */
const PIXEL_ART_SIDE = 256
/** Pixel art is drawn in a box of two canvases, and a pixel of it never larger than this. */
const PIXEL_ART_BOX = { width: 512, height: 288 }
const LARGEST_PIXEL = 8

/** Whether a picture is named by its place relative to the page, and so a file of the content folder. */
export function isFileOfContent(src: string): boolean {
  return !/^(\/|#|[a-z][a-z\d+.-]*:)/i.test(src)
}

/** Pixel art keeps its pixels: it is enlarged by a whole number and never smoothed. */
export function isPixelArt({ extension, width, height }: PictureFile): boolean {
  return ['png', 'gif', 'webp'].includes(extension) && width <= PIXEL_ART_SIDE && height <= PIXEL_ART_SIDE
}

/** Smaller copies would stop an animation, blur pixel art, and gain nothing for a drawing. */
export function isResized(file: PictureFile): boolean {
  return !isPixelArt(file) && !file.isAnimated && !['gif', 'svg'].includes(file.extension)
}

/** How many times as large as its file pixel art is drawn. */
export function pixelArtFactor(width: number, height: number): number {
  const fitting = Math.min(PIXEL_ART_BOX.width / width, PIXEL_ART_BOX.height / height, LARGEST_PIXEL)
  return Math.max(1, Math.floor(fitting))
}

/** How to draw a picture; undefined while its file is missing. */
export function drawingOf({ width, height, isPixelArt, original, photo }: PictureRecord): Drawing | undefined {
  if (photo) {
    const { images, ...size } = photo.gatsbyImageData as ImageData
    const { src = '', srcSet, sizes } = images.fallback ?? {}
    return { src, srcSet, sizes, width: size.width, height: size.height, sources: images.sources ?? [] }
  }
  if (!original?.publicURL || !width || !height) return undefined
  const factor = isPixelArt ? pixelArtFactor(width, height) : 1
  return {
    src: original.publicURL,
    width: width * factor,
    height: height * factor,
    sources: [],
    pixelArtWidth: isPixelArt ? width : undefined,
  }
}
