import type { Code, Content, Heading, Paragraph, Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { readFence } from '../fences/fence'
import type { Fence } from '../fences/fence'
import { withBasePath } from '../../lib/address/paths'
import { captionBelow, examplesIn, isPictureAlone } from '../examples'
import type { Example } from '../examples'
import { headingText } from '../headings'
import { blockElement } from './jsxNode'
import type { JsxNode } from './jsxNode'
import { ContentError } from '../contentError'

/** A picture that was drawn of an example, with its address without base path. */
export type ExamplePicture = {
  address: string
  width: number
  height: number
  description: string
  /** Whether the program shows something else after a while. */
  moves: boolean
  /** Whether it answers to the gamepad or the pointer. */
  reads: boolean
  /** The address of its program, ready to run without its text; undefined where it needs that. */
  written?: string | undefined
}

/** What the pictures of a page are made with. */
export type PictureOptions = {
  /** The picture of an example that asks for one; undefined where there is none. */
  pictureOf: (example: Example) => ExamplePicture | undefined
  /** The folder that the site is served from. */
  basePath: string
}

/**
 * Puts the code of each preview and its picture into one example, with the paragraph "You see …" as the caption, and with
 * what the player has to know of the program.
 */
export function remarkExamplePictures({ pictureOf, basePath }: PictureOptions) {
  return (tree: Root) => {
    const { examples } = examplesIn(tree)
    const nameOf = exampleNames()
    let heading = ''
    visit(tree as Parent, (node, index, parent: Parent | null) => {
      if (node.type === 'heading') heading = headingText(node as Heading)
      if (node.type !== 'code' || index === null || !parent) return undefined
      const { fence } = readFence(node as Code)
      const example = examples.find((other) => other.picture && other.fence.line === fence.line)
      const picture = example && pictureOf(example)
      if (!picture) return undefined
      const caption = captionBelow(parent, index)
      const isAlone = isPictureAlone(fence)
      const shown = isAlone ? [] : [node as Code]
      const { address, width, height, description, moves, reads, written } = picture
      // What nobody can read nobody can play with
      const isHidden = example.programBlock < 0
      const isStep = (parent as Partial<JsxNode>).name === 'Step'
      const props = {
        src: withBasePath(address, basePath),
        width: `${width}`,
        height: `${height}`,
        alt: description,
        title: isAlone ? fence.meta.title : undefined,
      }
      const facts = {
        name: nameOf(fence.meta.title, heading) || undefined,
        label: isAlone ? 'Play' : isStep ? 'Run this step' : undefined,
        moment: example.picture?.moment || undefined,
        moves: moves || undefined,
        reads: reads || undefined,
        written: written && withBasePath(written, basePath),
        program: `${example.programBlock}`,
      }
      const element = blockElement(
        'ExamplePicture',
        isHidden ? props : { ...props, ...facts },
        caption ? [figcaption(caption)] : [],
      )
      // What is played wants to be large, and a picture beside code the whole column of the text
      const hasRoom = !isAlone && !reads && (parent.type === 'root' || isStep)
      const beside = (hasRoom && fitsBeside(fence, { isStep })) || undefined
      parent.children.splice(index, caption ? 2 : 1, blockElement('Example', { beside }, [...shown, element]))
      return index + 1
    })
  }
}

/** Names the examples of a page: by their titles, which file names are not, or their headings, with a number where one is taken. */
function exampleNames() {
  const times = new Map<string, number>()
  return (title: string | undefined, heading: string): string => {
    const name = title === undefined || /[./]/.test(title) ? heading : title
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return time > 1 ? `${name}, ${time}` : name
  }
}

function figcaption({ children }: Paragraph): Content {
  return { type: 'paragraph', data: { hName: 'figcaption' }, children }
}

/** As many letters as a line has room for beside a picture in its own size, where the column of the text is as wide as it gets. */
const MOST_LETTERS = 45

/** The same in a step, which is indented. */
const MOST_LETTERS_IN_STEP = 40

/** Whether the lines that a page shows are short enough for a picture beside them. */
export function fitsBeside({ shown }: Pick<Fence, 'shown'>, { isStep }: { isStep: boolean }): boolean {
  const most = isStep ? MOST_LETTERS_IN_STEP : MOST_LETTERS
  return shown.every(({ text }) => text.length <= most)
}

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
