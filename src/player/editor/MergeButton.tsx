import { useMemo, useRef, useState } from 'react'
import { pageProgram } from '../page/pageProgram'
import { editedProgram } from '../project/editedPrograms'
import { editKey } from '../project/storedEdit'
import * as styles from './Editor.module.css'

const DONE = 'Your changes from the previous step are applied.'
const NOT_LOADED = 'Couldn’t load the merge tool. Try again.'
const DONE_BEFORE = 'This program already has your changes.'
const NOT_DONE = 'Couldn’t merge: you and this step changed the same lines. Nothing was changed.'

const loadRule = () => import(/* webpackChunkName: "player-carry" */ './mergedProgram')

type CarryButtonProps = {
  block: HTMLElement
  text: string
  onChange: (text: string) => void
  onNotice: (message: string) => void
}

/** Merges the user's changes of the previous tutorial step; renders nothing if there are none. */
export function MergeButton({ block, text, onChange, onNotice }: CarryButtonProps) {
  const steps = useMemo(() => stepsBefore(block), [block])
  const changed = changedStep(steps)
  const [taken, setTaken] = useState<{ before: string; after: string }>()
  // Typing may continue while the merge module loads
  const latest = useRef(text)
  latest.current = text
  const isTaken = taken?.after === text
  if (!changed && !isTaken) return null

  const take = async ({ original, text: theirs }: NonNullable<typeof changed>) => {
    const module = await loadRule().catch(() => undefined)
    if (!module) return onNotice(NOT_LOADED)
    const before = latest.current
    const after = module.mergedProgram(original.split('\n'), theirs.split('\n'), before.split('\n'))?.join('\n')
    if (after === undefined) return onNotice(NOT_DONE)
    if (after === before) return onNotice(DONE_BEFORE)
    setTaken({ before, after })
    onChange(after)
    onNotice(DONE)
  }
  const putBack = ({ before }: NonNullable<typeof taken>) => {
    onChange(before)
    onNotice('')
  }
  return (
    <button type="button" className={styles.tool} onClick={() => (isTaken ? putBack(taken) : void take(changed!))}>
      {isTaken ? 'Undo' : 'Apply my changes from the previous step'}
    </button>
  )
}

type Step = { key: string; original: string }

/** Nearest first. A block without a file name is not a step. */
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

/** The page's text and the user's. */
export function changedStep(steps: readonly Step[]): { original: string; text: string } | undefined {
  for (const { key, original } of steps) {
    const edit = editedProgram(key, original)
    if (edit && !edit.isForeign) return { original, text: edit.text }
  }
  return undefined
}

const fileOf = (block: HTMLElement) => block.querySelector('figcaption')?.textContent ?? undefined
