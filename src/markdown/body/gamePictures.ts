import type { Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { withBasePath } from '../../lib/address/paths'
import { ContentError } from '../fault'
import type { ExamplePicture } from './examplePictures'
import type { JsxNode } from './jsxNode'

/** What the games of a page are shown with. */
export type GameOptions = {
  /** The picture that stands at an address of the site: below that heading, or the first of that page. */
  pictureAt: (href: string) => Pick<ExamplePicture, 'address' | 'width' | 'height' | 'description'> | undefined
  /** The folder that the site is served from. */
  basePath: string
}

/** Gives each game the picture that stands where it is played. Throws a `ContentError` where none stands. */
export function remarkGamePictures({ pictureAt, basePath }: GameOptions) {
  return (tree: Root, { path: filePath }: VFile) => {
    visit(tree as Parent, (visited) => {
      const node = visited as unknown as JsxNode
      if (!node.type.startsWith('mdxJsx') || node.name !== 'Game') return
      const href = node.attributes.find(({ name }) => name === 'href')?.value
      const picture = typeof href === 'string' ? pictureAt(href) : undefined
      if (!picture) {
        const line = node.position?.start.line ?? 1
        throw new ContentError(filePath, line, 'the game has no picture', 'let its href lead to a preview')
      }
      const { address, width, height, description } = picture
      const props = { src: withBasePath(address, basePath), width: `${width}`, height: `${height}`, alt: description }
      for (const [name, value] of Object.entries(props)) node.attributes.push({ type: 'mdxJsxAttribute', name, value })
    })
  }
}
