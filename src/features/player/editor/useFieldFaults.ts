import { useMemo, useState } from 'react'
import { offsetInField, type Draft } from './draft'
import type { EditorFault } from './editorFault'
import { movedSpan } from './movedSpan'
import { toldFaults } from './toldFaults'

type Written = {
  /** What was wrong with the text that was checked last. */
  faults: readonly EditorFault[]
  text: string
  draft: Draft
  showsSetUp: boolean
}

/** Where in the field something is wrong, and what is told of it: faults move with the text until it is checked again. */
export function useFieldFaults({ faults, text, draft, showsSetUp }: Written) {
  const [checked, setChecked] = useState({ faults, text })
  if (checked.faults !== faults) setChecked({ faults, text })
  return useMemo(() => {
    const moved = faults.map((fault) => ({ ...fault, ...movedSpan(fault, checked.text, text) }))
    return {
      spans: moved.flatMap(({ start, end }) => {
        const first = offsetInField(draft, start, showsSetUp)
        return first === undefined ? [] : [{ start: first, end: first + end - start }]
      }),
      told: toldFaults(moved, draft, showsSetUp),
    }
  }, [faults, checked, text, draft, showsSetUp])
}
