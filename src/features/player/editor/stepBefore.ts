import { editedProgram } from '../figure/editedPrograms'
import { pageProgram } from '../figure/pageProgram'
import { editKey } from '../figure/wakesAlone'

/** A program of the page that stands before another one under the same file name: a step of the same program. */
export type Step = { key: string; original: string }

/** The steps before a code block, the nearest first. A block without a file name is no step. */
export function stepsBefore(block: HTMLElement): Step[] {
  const file = fileOf(block)
  if (file === undefined) return []
  const blocks = [...document.querySelectorAll<HTMLElement>('article [data-code-block]')]
  return blocks
    .slice(0, Math.max(0, blocks.indexOf(block)))
    .flatMap((other, place) =>
      fileOf(other) === file ? [{ key: editKey(window.location.pathname, place), original: pageProgram(other) }] : [],
    )
    .reverse()
}

/** The nearest of some steps that the reader has changed, as the page has it and as it is now. */
export function changedStep(steps: readonly Step[]): { original: string; text: string } | undefined {
  for (const { key, original } of steps) {
    const edit = editedProgram(key, original)
    if (edit && !edit.isForeign) return { original, text: edit.text }
  }
  return undefined
}

const fileOf = (block: HTMLElement) => block.querySelector('figcaption')?.textContent ?? undefined
