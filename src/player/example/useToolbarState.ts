import { useEffect, useRef } from 'react'
import { storedValue } from '../../dom/storedValue'
import { EDIT_HINT_KEY } from '../../lib/storage/storageKeys'
import { useDebouncedProblem } from '../diagnostics/useDebounced'
import { editorLineAt, shownLineAt } from '../page/pageProgram'
import { lineOf } from '../run/problem'
import { toolbarMessage, type Situation } from '../toolbar/toolbarMessage'
import type { ToolbarState } from '../toolbar/toolbarState'

type Reported = Omit<Situation, 'line' | 'isEditHinted'> & {
  block: HTMLElement
  figure: HTMLElement
  isEdited: boolean
  /** Whether it is in fullscreen, which has no Edit button. */
  isFull: boolean
  onBar: (bar: ToolbarState) => void
}

/** Also marks the line of a problem if the page's own code runs. */
export function useToolbarState({ block, figure, isEdited, isFull, onBar, problem: latest, ...situation }: Reported) {
  const { state, isEditing } = situation
  const problem = useDebouncedProblem(latest)
  const isEditHinted = useEditHint(state === 'running', isEditing)
  const programLine = lineOf(problem)
  const shownLine = isEdited || isEditing || programLine === undefined ? undefined : shownLineAt(block, programLine)
  useMarkedLine(shownLine?.element)
  const isFirst = figure.contains(document.querySelector('article [data-action=edit]'))
  const message = toolbarMessage({
    ...situation,
    problem,
    isEditHinted: isEditHinted && !isFull,
    line: shownLine?.line ?? (programLine && editorLineAt(block, programLine)),
    addressError: isFirst ? situation.addressError : '',
  })
  useEffect(() => onBar({ state, message, isEditing, isEdited }), [onBar, state, message, isEditing, isEdited])
}

function useMarkedLine(line: HTMLElement | undefined) {
  useEffect(() => {
    if (!line) return undefined
    line.dataset.stopped = ''
    return () => {
      delete line.dataset.stopped
    }
  }, [line])
}

/** Shown on the first example that the user plays, until their first edit. */
export function useEditHint(isRunning: boolean, isEditing: boolean): boolean {
  const isKnown = useRef<boolean>()
  if (isRunning) isKnown.current ??= storedValue(EDIT_HINT_KEY) !== null
  if (isEditing) isKnown.current = true
  const isHintShown = isRunning || isEditing
  useEffect(() => {
    if (!isHintShown) return
    try {
      localStorage.setItem(EDIT_HINT_KEY, 'shown')
    } catch {
      // Without storage, each page shows it again
    }
  }, [isHintShown])
  return isRunning && !isKnown.current
}
