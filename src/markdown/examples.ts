import type { Code, Content, Paragraph, Parent, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isWholeFile } from '../lib/code/program'
import type { LineError } from './contentError'
import { isRunnable, readFence, textOf } from './fences/fence'
import type { Fence } from './fences/fence'
import type { WrittenLine } from './fences/fenceLines'

/** A picture that a page asks for. */
type WantedPicture = {
  /** The moment of the program, as the author writes it; empty for the first frame. */
  moment: string
  /** What the page says of it, as plain text. */
  caption: string | undefined
}

/** An example of a page: a fence that runs, or a part of a program with a picture of the whole. */
export type Example = {
  fence: Fence
  /** What runs. The lines of a part come from the fence that shows the whole file. */
  program: WrittenLine[]
  /** Which code block of the page holds the whole program, counted from 0; -1 where it is hidden and only its picture is shown. */
  programBlock: number
  /** Absent where the page asks for none. */
  picture: WantedPicture | undefined
}

/** The examples of a page in order, and the previews for which there is no program. */
export function examplesIn(tree: Root): { examples: Example[]; errors: LineError[] } {
  const found = fencesIn(tree)
  const fences = found.map(({ fence }) => fence)
  const open = found.filter(({ isFolded }) => !isFolded).map(({ fence }) => fence)
  const codeBlocks = fences.filter((fence) => !isPictureAlone(fence))
  const errors: LineError[] = []
  const examples = found.flatMap(({ fence, caption }) => {
    const { isPreview, moment } = fence.meta
    const whole = isRunnable(fence) ? fence : isPreview ? wholeFileFor(fence, { fences, open }) : undefined
    if (!whole && isPreview) errors.push({ line: fence.line, ...NO_PROGRAM })
    if (!whole) return []
    const programBlock = codeBlocks.indexOf(whole)
    return [{ fence, program: whole.program, programBlock, picture: isPreview ? { moment, caption } : undefined }]
  })
  return { examples, errors }
}

const NO_PROGRAM = {
  problem: 'a preview has no program',
  remedy: 'drop `preview`, or show the whole file below, with the same title',
}

/** All fences of a page, and those that no fold hides. */
type PageFences = { fences: readonly Fence[]; open: readonly Fence[] }

/**
 * The fence with the whole file that a part belongs to: the next below it with the same title. A preview without any
 * lines stands for what the page arrives at: the last whole file that is not folded away.
 */
function wholeFileFor(part: Fence, { fences, open }: PageFences): Fence | undefined {
  if (part.language !== 'rust' || part.meta.fragment === undefined) return undefined
  const isWhole = (fence: Fence) => isRunnable(fence) && isWholeFile(textOf(fence.program))
  if (isPictureAlone(part)) return open.findLast(isWhole)
  return fences.find((fence) => isWhole(fence) && fence.line > part.line && fence.meta.title === part.meta.title)
}

/** Whether a fence shows no code, only a picture. */
export function isPictureAlone({ meta, shown }: Fence): boolean {
  return meta.isPreview && textOf(shown).trim() === ''
}

type FoundFence = { fence: Fence; caption: string | undefined; isFolded: boolean }

function fencesIn(tree: Root): FoundFence[] {
  const found: FoundFence[] = []
  const folded = new Set<unknown>()
  visit(tree as Parent, (node, index, parent: Parent | null) => {
    // A fold is a directive in the page as written, and a component later on
    const isFold = /^details$/i.test((node as { name?: string }).name ?? '')
    if (isFold || folded.has(parent)) folded.add(node)
    if (node.type !== 'code') return
    const caption = parent && captionBelow(parent, index ?? 0)
    found.push({
      fence: readFence(node as Code).fence,
      caption: caption ? plainText(caption) : undefined,
      isFolded: folded.has(node),
    })
  })
  return found
}

/** How the caption of a picture begins, and no other paragraph below a preview. */
const BEGINNING = 'You see '

/** The paragraph below a preview, or below another child of a parent, that says what its picture shows. */
export function captionBelow(parent: Parent, index: number): Paragraph | undefined {
  const below = parent.children[index + 1] as Content | undefined
  return below?.type === 'paragraph' && toString(below).startsWith(BEGINNING) ? below : undefined
}

function plainText(node: unknown): string {
  return toString(node).replace(/\s+/g, ' ')
}
