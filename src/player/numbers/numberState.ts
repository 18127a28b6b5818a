import { StateEffect, StateField, type EditorState } from '@codemirror/state'
import { numberAt, type NumberPlace } from './numberAt'

type Handling = {
  pointedAt: number | undefined
  /** Whether the editor, or a control that changes its numbers, has focus. */
  hasCaret: boolean
  /** Whether touch or pen placed the caret and nothing was typed since. */
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

export function numberAtCaret(state: EditorState): NumberPlace | undefined {
  const { empty, head } = state.selection.main
  return empty && state.field(handling).hasCaret ? numberAt(state.doc.toString(), head) : undefined
}

/** Under the pointer, otherwise at the caret. */
export function markedNumber(state: EditorState): NumberPlace | undefined {
  const { pointedAt } = state.field(handling)
  return pointedAt === undefined ? numberAtCaret(state) : numberAt(state.doc.toString(), pointedAt)
}
