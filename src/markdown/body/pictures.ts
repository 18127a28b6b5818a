import type { OutputLine } from 'engine'
import type { Code, Heading, Parent, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { joinedOutput } from '../../lib/code/output'
import { readFence, type Fence } from '../fences/fence'
import { withBasePath } from '../../lib/address/paths'
import type { ShaderFacts } from '../../lib/code/surfaceInterface'
import { altText, descriptionBelow, examplesIn, isPictureAlone, type Example, type ExampleShaders } from '../examples'
import { headingText } from '../headings'
import { codeGroupFor } from './directives'
import { blockElement, type JsxNode } from './jsxNode'
import { ContentError } from '../contentError'

/** A drawn picture of an example, without base path, or its output. */
export type ExamplePicture = {
  /** Undefined for a program that only logs or plays sounds. */
  address: string | undefined
  width: number
  height: number
  description: string
  /** The output of a program that draws nothing. */
  output?: readonly OutputLine[] | undefined
  /** The input that leads to the output, in words; '' for none. */
  input?: string | undefined
  /** Whether the program changes without input. */
  moves: boolean
  /** Whether it reads gamepad or pointer. */
  reads: boolean
  /** The address of its compiled program; undefined if the browser has to compile it. */
  written?: string | undefined
}

export type PictureOptions = {
  pictureOf: (example: Example) => ExamplePicture | undefined
  basePath: string
}

/**
 * Combines the code of each preview and its picture into one example, with facts for the player. The paragraph "You see
 * …" becomes the alternative text.
 */
export function remarkExamplePictures({ pictureOf, basePath }: PictureOptions) {
  return (tree: Root) => {
    const { examples } = examplesIn(tree)
    const nameOf = exampleNames()
    let heading = ''
    let hasPicture = false
    visit(tree as Parent, (node, index, parent: Parent | null) => {
      if (node.type === 'heading') heading = headingText(node as Heading)
      if (node.type !== 'code' || index === null || !parent) return undefined
      const { fence } = readFence(node as Code)
      const example = examples.find((other) => other.picture && other.fence.line === fence.line)
      const picture = example && pictureOf(example)
      if (!picture) return undefined
      const description = descriptionBelow(parent, index)
      const isAlone = isPictureAlone(fence)
      const files = example.shaders?.fences.length ?? 0
      const codes = parent.children.slice(index - files, index + 1)
      const shown = isAlone ? [] : files > 0 ? [codeGroupFor(codes)] : codes
      const { address, width, height, moves, reads, output, input, written } = picture
      // A hidden program cannot be played
      const isHidden = example.programBlock < 0
      const isStep = (parent as Partial<JsxNode>).name === 'Step'
      const drawn = address !== undefined && {
        src: withBasePath(address, basePath),
        width: `${width}`,
        height: `${height}`,
        alt: altText(example.picture?.caption) ?? picture.description,
      }
      const props = {
        ...drawn,
        output: output && joinedOutput(output),
        input: input || undefined,
        title: isAlone ? fence.meta.title : undefined,
        isFirst: (isAlone && !hasPicture) || undefined,
      }
      hasPicture = true
      const isLog = output?.some(({ isSound }) => !isSound)
      const facts = {
        name: nameOf(fence.meta.title, heading) || undefined,
        label: isAlone ? 'Play' : isStep ? 'Run this step' : isLog ? 'Run' : undefined,
        moment: example.picture?.moment || undefined,
        moves: moves || undefined,
        reads: reads || undefined,
        written: written && withBasePath(written, basePath),
        program: `${example.programBlock}`,
        shaders: example.shaders && shaderFacts(example.shaders),
      }
      const element = blockElement('ExamplePicture', isHidden ? props : { ...props, ...facts })
      // Playable pictures are large, and one beside code needs the whole column
      const hasRoom = !isAlone && !reads && !output && files === 0 && (parent.type === 'root' || isStep)
      const sideBySide = (hasRoom && fitsSideBySide(fence, { isStep })) || undefined
      const taken = files + (description ? 2 : 1)
      parent.children.splice(index - files, taken, blockElement('Example', { sideBySide }, [...shown, element]))
      return index - files + 1
    })
  }
}

/** JSON for the player. */
function shaderFacts({ files, initial }: ExampleShaders): string {
  const facts: ShaderFacts = { files: files.map(({ name, block }) => [name, block]), initial }
  return JSON.stringify(facts)
}

/** The title, unless it is a file name, or the heading; duplicates are numbered. */
function exampleNames() {
  const times = new Map<string, number>()
  return (title: string | undefined, heading: string): string => {
    const name = title === undefined || /[./]/.test(title) ? heading : title
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return time > 1 ? `${name}, ${time}` : name
  }
}

/** Line length that fits next to a picture in the widest column. */
const MAX_LETTERS = 45

/** The same in an indented step. */
const MAX_LETTERS_IN_STEP = 40

export function fitsSideBySide({ shown }: Pick<Fence, 'shown'>, { isStep }: { isStep: boolean }): boolean {
  const most = isStep ? MAX_LETTERS_IN_STEP : MAX_LETTERS
  return shown.every(({ text }) => text.length <= most)
}

type GamePicture = Pick<ExamplePicture, 'width' | 'height' | 'description'> & { address: string }

export type GameOptions = {
  /** The first picture of a page or below a heading. */
  pictureAt: (href: string) => GamePicture | undefined
  basePath: string
}

/** Throws a `ContentError` if there is none. */
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
