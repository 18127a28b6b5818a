import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { scrollToNearest } from '../../../dom/scrollToNearest'
import type { SearchAnswer } from '../../../lib/search/searchDocument'
import { firstSelection, selectionAfterKey } from './dialogKeys'
import { rowOf } from './resultRow'

/** Selects the first result of each answer. */
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

/** Arrow keys move through the suggestions, starting from the search box. */
export function useSuggestionKeys() {
  const suggestions = useRef<HTMLDivElement>(null)
  /** From elsewhere, an arrow key moves to the first or last suggestion. */
  const moveFocus = (key: string) => {
    const targets = [...(suggestions.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const current = targets.indexOf(document.activeElement as HTMLElement)
    targets[selectionAfterKey(key, current, targets.length)]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    if (!suggestions.current?.contains(event.target as Node)) return
    event.preventDefault()
    moveFocus(event.key)
  }
  return { suggestions, moveFocus, onKeyDown }
}
