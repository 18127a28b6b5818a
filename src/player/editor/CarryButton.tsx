import { useMemo, useRef, useState } from 'react'
import { pageProgram } from '../page/pageProgram'
import { editedProgram } from '../project/editedPrograms'
import { editKey } from '../project/storedEdit'
import * as styles from './Editor.module.css'

const DONE = 'Your changes from the previous step are applied.'
const NOT_LOADED = 'Couldn’t load the merge tool. Try again.'
const DONE_BEFORE = 'This program already has your changes.'
const NOT_DONE = 'Couldn’t merge: you and this step changed the same lines. Nothing was changed.'

const loadRule = () => import(/* webpackChunkName: "player-carry" */ './carriedOver')

type CarryButtonProps = {
  block: HTMLElement
  text: string
  onChange: (text: string) => void
  onTold: (message: string) => void
}

/** Does to this step of a tutorial what the reader did to the one before; nothing where she changed none. */
export function CarryButton({ block, text, onChange, onTold }: CarryButtonProps) {
  const steps = useMemo(() => stepsBefore(block), [block])
  const changed = changedStep(steps)
  const [taken, setTaken] = useState<{ before: string; after: string }>()
  // Who writes on while the rule is loaded loses nothing
  const latest = useRef(text)
  latest.current = text
  const isTaken = taken?.after === text
  if (!changed && !isTaken) return null

  const take = async ({ original, text: theirs }: NonNullable<typeof changed>) => {
    const module = await loadRule().catch(() => undefined)
    if (!module) return onTold(NOT_LOADED)
    const before = latest.current
    const after = module.carriedOver(original.split('\n'), theirs.split('\n'), before.split('\n'))?.join('\n')
    if (after === undefined) return onTold(NOT_DONE)
    if (after === before) return onTold(DONE_BEFORE)
    setTaken({ before, after })
    onChange(after)
    onTold(DONE)
  }
  const putBack = ({ before }: NonNullable<typeof taken>) => {
    onChange(before)
    onTold('')
  }
  return (
    <button type="button" className={styles.tool} onClick={() => (isTaken ? putBack(taken) : void take(changed!))}>
      {isTaken ? 'Undo' : 'Apply my changes from the previous step'}
    </button>
  )
}

/** A program of the page that stands before another one under the same file name: a step of the same program. */
type Step = { key: string; original: string }

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
