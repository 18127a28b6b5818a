import { useEffect } from 'react'
import { barMessage, type Situation } from './barMessage'
import type { BarState } from './barState'
import { fieldLineAt, shownLineAt } from './pageProgram'
import { lineOf } from './problem'
import { useEditHint } from './useEditHint'
import { useMarkedLine } from './useMarkedLine'
import { useToldProblem } from './useToldProblem'

type Told = Omit<Situation, 'line' | 'isEditHinted'> & {
  block: HTMLElement
  figure: HTMLElement
  isEdited: boolean
  onBar: (bar: BarState) => void
}

/** Tells the bar what it is to show. The line of a problem is marked in the code of the page, where that is what runs. */
export function useBarState({ block, figure, isEdited, onBar, problem: latest, ...situation }: Told) {
  const { state, isEditing } = situation
  const problem = useToldProblem(latest)
  const isEditHinted = useEditHint(state === 'running', isEditing)
  const programLine = lineOf(problem)
  const shownLine = isEdited || isEditing || programLine === undefined ? undefined : shownLineAt(block, programLine)
  useMarkedLine(shownLine?.element)
  const isFirst = figure.contains(document.querySelector('article [data-action=edit]'))
  const message = barMessage({
    ...situation,
    problem,
    isEditHinted,
    line: shownLine?.line ?? (programLine && fieldLineAt(block, programLine)),
    addressFault: isFirst ? situation.addressFault : '',
  })
  useEffect(() => onBar({ state, message, isEditing, isEdited }), [onBar, state, message, isEditing, isEdited])
}
