import { useLayoutEffect, useState } from 'react'
import { scrollToNearest } from '../../dom/scrollToNearest'
import type { SearchAnswer } from '../../lib/search/searchDocument'
import { rowOf } from './resultRow'
import { firstSelection, selectionAfterKey } from './dialogKeys'

/** Which result is selected: the first of each answer, until the reader selects another or closes the dialog. */
export function useSelection(answer: SearchAnswer, isOpen: boolean) {
  const { results } = answer
  const [selection, setSelection] = useState<{ answer: SearchAnswer; index: number }>()
  const selected = selection?.answer === answer ? selection.index : firstSelection(results.length)
  const select = (index: number) => setSelection({ answer, index })

  useLayoutEffect(() => (isOpen ? () => setSelection(undefined) : undefined), [isOpen])

  const move = (key: string) => {
    const next = selectionAfterKey(key, selected, results.length)
    select(next)
    scrollToNearest(rowOf(results[next]))
  }
  const follow = () => rowOf(results[selected])?.click()
  const followInNewTab = () => {
    const row = rowOf(results[selected])
    if (row) window.open(row.href, '_blank', 'noopener')
  }
  return { selected, select, move, follow, followInNewTab }
}
