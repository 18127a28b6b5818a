import type { Code, Content, Paragraph, Parent, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isWholeFile } from '../lib/code/program'
import type { LineError } from './contentError'
import { isRunnable, readFence, textOf } from './fences/fence'
import type { Fence } from './fences/fence'
import type { WrittenLine } from './fences/fenceLines'

type WantedPicture = {
  /** Frame and input as written; empty for the first frame. */
  moment: string
  /** The description on the page, as plain text. */
  caption: string | undefined
}

/** A runnable fence, or a fragment with a picture of the whole program. */
export type Example = {
  fence: Fence
  /** The program; for a fragment, the whole file's. */
  program: WrittenLine[]
  /** Index of the code block with the whole program; -1 if it is hidden. */
  programBlock: number
  picture: WantedPicture | undefined
}

/** Examples in page order, and errors for previews without a program. */
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
  remedy: 'remove `preview`, or show the whole file below, with the same title',
}

/** All fences, and the ones that are not in details. */
type PageFences = { fences: readonly Fence[]; open: readonly Fence[] }

/**
 * The whole file of a fragment: the next fence with the same title. A preview without lines shows the last whole file
 * outside of details.
 */
function wholeFileFor(part: Fence, { fences, open }: PageFences): Fence | undefined {
  if (part.language !== 'rust' || part.meta.fragment === undefined) return undefined
  const isWhole = (fence: Fence) => isRunnable(fence) && isWholeFile(textOf(fence.program))
  if (isPictureAlone(part)) return open.findLast(isWhole)
  return fences.find((fence) => isWhole(fence) && fence.line > part.line && fence.meta.title === part.meta.title)
}

export function isPictureAlone({ meta, shown }: Fence): boolean {
  return meta.isPreview && textOf(shown).trim() === ''
}

type FoundFence = { fence: Fence; caption: string | undefined; isFolded: boolean }

function fencesIn(tree: Root): FoundFence[] {
  const found: FoundFence[] = []
  const folded = new Set<unknown>()
  visit(tree as Parent, (node, index, parent: Parent | null) => {
    // This is a directive at first, and a component later
    const isFold = /^details$/i.test((node as { name?: string }).name ?? '')
    if (isFold || folded.has(parent)) folded.add(node)
    if (node.type !== 'code') return
    const caption = parent && descriptionBelow(parent, index ?? 0)
    found.push({
      fence: readFence(node as Code).fence,
      caption: caption ? plainText(caption) : undefined,
      isFolded: folded.has(node),
    })
  })
  return found
}

const BEGINNING = 'You see '

export function descriptionBelow(parent: Parent, index: number): Paragraph | undefined {
  const below = parent.children[index + 1] as Content | undefined
  return below?.type === 'paragraph' && toString(below).startsWith(BEGINNING) ? below : undefined
}

/** A description as alternative text: without "You see". */
export function altText(description: string | undefined): string | undefined {
  const rest = description?.slice(BEGINNING.length)
  return rest && rest.charAt(0).toUpperCase() + rest.slice(1)
}

function plainText(node: unknown): string {
  return toString(node).replace(/\s+/g, ' ')
}
