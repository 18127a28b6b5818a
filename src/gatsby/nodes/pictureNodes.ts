import fs from 'node:fs/promises'
import type { CreateResolversArgs, Node } from 'gatsby'
import { getImageSizeAsync } from 'gatsby-plugin-sharp'
import { isPixelArt, isResized, type PictureFile } from '../../lib/page/pictures'

const ANIMATION_FLAG = 0x02

export function isAnimatedWebp(file: Uint8Array): boolean {
  const chunk = String.fromCharCode(...file.subarray(12, 16))
  return chunk === 'VP8X' && ((file[20] ?? 0) & ANIMATION_FLAG) !== 0
}

type FileNode = Node & { absolutePath: string; extension: string }

type Context = {
  nodeModel: {
    findOne: (query: object) => Promise<FileNode | null>
    getNodeById: (query: { id: string }) => Node | null
  }
}

type WrittenPicture = { absolutePath: string }

/** Undefined if the picture is missing or invalid, which `imageErrors` reports. */
async function pictureAt(
  { absolutePath }: WrittenPicture,
  { nodeModel }: Context,
): Promise<{ node: FileNode; file: PictureFile } | undefined> {
  const node = await nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { eq: absolutePath } } } })
  const size = node && (await getImageSizeAsync(node).catch(() => undefined))
  if (!size) return undefined
  const { width, height } = size
  const { extension } = node
  const isAnimated =
    extension === 'gif' || (extension === 'webp' && isAnimatedWebp(await fs.readFile(node.absolutePath)))
  return { node, file: { extension, width: Math.round(width), height: Math.round(height), isAnimated } }
}

export function addPictureResolvers({ createResolvers }: CreateResolversArgs) {
  const resolveWith = <T>(answer: (picture: { node: FileNode; file: PictureFile }, context: Context) => T) => ({
    resolve: async (source: WrittenPicture, _: unknown, context: Context) => {
      const picture = await pictureAt(source, context)
      return picture ? answer(picture, context) : null
    },
  })
  createResolvers({
    DocPageImage: {
      width: resolveWith(({ file }) => file.width),
      height: resolveWith(({ file }) => file.height),
      isPixelArt: resolveWith(({ file }) => isPixelArt(file)),
      original: resolveWith(({ node, file }) => (isResized(file) ? null : node)),
      photo: resolveWith(({ node, file }, { nodeModel }) => {
        if (!isResized(file)) return null
        const children = node.children.map((id) => nodeModel.getNodeById({ id }))
        return children.find((child) => child?.internal.type === 'ImageSharp') ?? null
      }),
    },
  })
}
