import { useMemo, useRef, useState } from 'react'
import { changedStep, stepsBefore } from './stepBefore'
import * as styles from './Editor.module.css'

const DONE = 'Your changes from the step before are in this program, too.'
const NOT_LOADED = 'What puts your changes in could not be loaded. Press again to try once more.'
const DONE_BEFORE = 'Your changes from the step before are in this program already.'
const NOT_DONE =
  'You and this step have changed the same lines, so your changes cannot be put in by themselves. Nothing has changed here.'

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
      {isTaken ? 'Put it back as it was' : 'Take over my changes from the step before'}
    </button>
  )
}
