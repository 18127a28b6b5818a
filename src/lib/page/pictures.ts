export type PictureFile = { extension: string; width: number; height: number; isAnimated: boolean }

export type PictureRecord = NonNullable<Queries.PageTemplateQuery['docPage']>['images'][number]

/** Everything needed to render a picture without layout shift. */
export type Drawing = {
  src: string
  width: number
  height: number
  srcSet?: string | undefined
  sizes?: string | undefined
  /** Copies in smaller formats. */
  sources: readonly { type: string; srcSet: string; sizes: string }[]
  /** Width of the file; it is rendered at a multiple of this. */
  pixelArtWidth?: number | undefined
}

type ImageData = {
  width: number
  height: number
  images: { fallback?: { src: string; srcSet: string; sizes: string }; sources?: Drawing['sources'] }
}

export const PICTURE_EXTENSIONS = ['png', 'jpg', 'jpeg', 'webp', 'gif', 'svg']

/** Larger pictures are not pixel art. */
const PIXEL_ART_SIDE = 256
/** Pixel art is enlarged to at most two canvases. */
const PIXEL_ART_BOX = { width: 512, height: 288 }
const LARGEST_PIXEL = 8

/** Whether a picture is a file next to its page. */
export function isFileOfContent(src: string): boolean {
  return !/^(\/|#|[a-z][a-z\d+.-]*:)/i.test(src)
}

/** Pixel art is enlarged by a whole number and never smoothed. */
export function isPixelArt({ extension, width, height }: PictureFile): boolean {
  return ['png', 'gif', 'webp'].includes(extension) && width <= PIXEL_ART_SIDE && height <= PIXEL_ART_SIDE
}

/** Copies would stop animations, blur pixel art and gain nothing for vector graphics. */
export function isResized(file: PictureFile): boolean {
  return !isPixelArt(file) && !file.isAnimated && !['gif', 'svg'].includes(file.extension)
}

export function pixelArtFactor(width: number, height: number): number {
  const fitting = Math.min(PIXEL_ART_BOX.width / width, PIXEL_ART_BOX.height / height, LARGEST_PIXEL)
  return Math.max(1, Math.floor(fitting))
}

/** Undefined if the file is missing. */
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
