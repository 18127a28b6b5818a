import type { Code, Parent, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isWholeFile } from '../../lib/code/program'
import type { LineFault } from '../fault'
import { isRunnable, readFence, textOf } from '../fences/fence'
import type { Fence } from '../fences/fence'
import type { WrittenLine } from '../fences/fenceLines'
import { captionBelow } from './caption'

/** A picture that a page asks for. */
export type WantedPicture = {
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
export function examplesIn(tree: Root): { examples: Example[]; faults: LineFault[] } {
  const found = fencesIn(tree)
  const fences = found.map(({ fence }) => fence)
  const codeBlocks = fences.filter((fence) => !isPictureAlone(fence))
  const faults: LineFault[] = []
  const examples = found.flatMap(({ fence, caption }) => {
    const { isPreview, moment } = fence.meta
    const whole = isRunnable(fence) ? fence : isPreview ? wholeFileFor(fence, fences) : undefined
    if (!whole && isPreview) faults.push({ line: fence.line, ...NO_PROGRAM })
    if (!whole) return []
    const programBlock = codeBlocks.indexOf(whole)
    return [{ fence, program: whole.program, programBlock, picture: isPreview ? { moment, caption } : undefined }]
  })
  return { examples, faults }
}

const NO_PROGRAM = {
  problem: 'a preview has no program',
  remedy: 'drop `preview`, or show the whole file below, with the same title',
}

/**
 * The fence with the whole file that a part belongs to: the next below it with the same title. A preview without any
 * lines stands for what the page arrives at: the last whole file.
 */
function wholeFileFor(part: Fence, fences: readonly Fence[]): Fence | undefined {
  if (part.language !== 'rust' || part.meta.fragment === undefined) return undefined
  const wholes = fences.filter((fence) => isRunnable(fence) && isWholeFile(textOf(fence.program)))
  if (isPictureAlone(part)) return wholes.at(-1)
  return wholes.find(({ line, meta }) => line > part.line && meta.title === part.meta.title)
}

/** Whether a fence shows no code, only a picture. */
export function isPictureAlone({ meta, shown }: Fence): boolean {
  return meta.isPreview && textOf(shown).trim() === ''
}

function fencesIn(tree: Root): { fence: Fence; caption: string | undefined }[] {
  const found: { fence: Fence; caption: string | undefined }[] = []
  visit(tree as Parent, 'code', (node, index, parent: Parent | null) => {
    const caption = parent && captionBelow(parent, index ?? 0)
    found.push({ fence: readFence(node as Code).fence, caption: caption ? plainText(caption) : undefined })
  })
  return found
}

function plainText(node: unknown): string {
  return toString(node).replace(/\s+/g, ' ')
}
