import { StateEffect, StateField, type EditorState } from '@codemirror/state'
import { numberAt } from './numberAt'
import type { NumberPlace } from './numberAt'

/** What the reader does with numbers. */
type Handling = {
  /** Where the number begins that the mouse points at or drags. */
  pointedAt: number | undefined
  /** Whether the caret is shown: the field has the focus, or what changes its numbers. */
  hasCaret: boolean
  /** Whether a finger or a pen put the caret there, and nothing was typed since. */
  isTouched: boolean
}

export const handle = StateEffect.define<Partial<Handling>>()

export const handling = StateField.define<Handling>({
  create: () => ({ pointedAt: undefined, hasCaret: false, isTouched: false }),
  update(before, { effects, changes, docChanged }) {
    const { pointedAt } = before
    const moved =
      docChanged && pointedAt !== undefined ? { ...before, pointedAt: changes.mapPos(pointedAt, -1) } : before
    return effects.reduce((now, effect) => (effect.is(handle) ? { ...now, ...effect.value } : now), moved)
  },
})

/** The number that the caret stands in. */
export function numberAtCaret(state: EditorState): NumberPlace | undefined {
  const { empty, head } = state.selection.main
  return empty && state.field(handling).hasCaret ? numberAt(state.doc.toString(), head) : undefined
}

/** The number that is meant: the one that is pointed at, else the one at the caret. */
export function markedNumber(state: EditorState): NumberPlace | undefined {
  const { pointedAt } = state.field(handling)
  return pointedAt === undefined ? numberAtCaret(state) : numberAt(state.doc.toString(), pointedAt)
}
