import { useMemo, useState } from 'react'
import { offsetInField, type Draft } from './draft'
import type { EditorFault } from './editorFault'
import { FAULT_DELAY_MS } from './faultDelay'
import { toldFaults } from './toldFaults'
import { useSettled } from './useSettled'

type Written = {
  /** What was wrong with the text that was checked last. */
  faults: readonly EditorFault[]
  draft: Draft
  showsSetUp: boolean
}

/**
 * Where in the field something was wrong when it was told, and the words for it once her hands rest: the field moves its marks
 * along itself.
 */
export function useFieldFaults({ faults, draft, showsSetUp }: Written) {
  const [checked, setChecked] = useState({ faults, draft })
  if (checked.faults !== faults) setChecked({ faults, draft })
  const { marks, words } = useMemo(
    () => ({
      marks: checked.faults.flatMap(({ start, end, message }) => {
        const first = offsetInField(checked.draft, start, showsSetUp)
        return first === undefined ? [] : [{ start: first, end: first + end - start, message }]
      }),
      words: toldFaults(checked.faults, checked.draft, showsSetUp),
    }),
    [checked, showsSetUp],
  )
  return { marks, told: useSettled(words, FAULT_DELAY_MS, words.length > 0) }
}
