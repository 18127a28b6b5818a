import { useMemo, useState } from 'react'
import { carriedOver } from './carriedOver'
import { changedStep, stepsBefore } from './stepBefore'
import * as styles from './Editor.module.css'

const DONE = 'Your changes from the step before are in this program, too.'
const DONE_BEFORE = 'Your changes from the step before are in this program already.'
const NOT_DONE =
  'You and this step have changed the same lines, so your changes cannot be put in by themselves. Nothing has changed here.'

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
  const isTaken = taken?.after === text
  if (!changed && !isTaken) return null

  const take = ({ original, text: theirs }: NonNullable<typeof changed>) => {
    const [base, lines, target] = [original, theirs, text].map((program) => program.split('\n')) as [
      string[],
      string[],
      string[],
    ]
    const after = carriedOver(base, lines, target)?.join('\n')
    if (after === undefined) return onTold(NOT_DONE)
    if (after === text) return onTold(DONE_BEFORE)
    setTaken({ before: text, after })
    onChange(after)
    onTold(DONE)
  }
  const putBack = ({ before }: NonNullable<typeof taken>) => {
    onChange(before)
    onTold('')
  }
  return (
    <button type="button" className={styles.tool} onClick={() => (isTaken ? putBack(taken) : take(changed!))}>
      {isTaken ? 'Put it back as it was' : 'Take over my changes from the step before'}
    </button>
  )
}
