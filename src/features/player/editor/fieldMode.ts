import { indentLess, indentMore, insertNewlineAndIndent } from '@codemirror/commands'
import { getIndentUnit } from '@codemirror/language'
import { StateEffect, StateField, type Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { fieldActionFor, modeAfter, modeAfterInput } from './fieldKeys'
import type { FieldAction, FieldMode } from './fieldKeys'
import { isFromOutside } from './fromOutside'

type Listeners = {
  /** Writing began or ended by a key. */
  onMode: (mode: FieldMode) => void
  onLeave: () => void
}

const setMode = StateEffect.define<FieldMode>()

const modeField = StateField.define<FieldMode>({
  create: () => 'entered',
  update: (mode, transaction) => {
    const set = transaction.effects.find((effect) => effect.is(setMode))
    if (set) return set.value as FieldMode
    return transaction.docChanged && !isFromOutside(transaction) ? modeAfterInput(mode) : mode
  },
})

const COMMANDS: Partial<Record<FieldAction, (view: EditorView) => boolean>> = {
  newLine: insertNewlineAndIndent,
  indent,
  outdent: indentLess,
}

/** What Tab, Enter and Escape do in the field. */
export function fieldMode({ onMode, onLeave }: Listeners): Extension {
  const enter = (view: EditorView, mode: FieldMode) => view.dispatch({ effects: setMode.of(mode) })
  const press = (view: EditorView, { key, shiftKey, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent) => {
    const mode = view.state.field(modeField)
    const action = fieldActionFor({ key, shiftKey, hasModifier: ctrlKey || altKey || metaKey, isComposing }, mode)
    if (!action) return false
    const next = modeAfter(action, mode)
    COMMANDS[action]?.(view)
    enter(view, next)
    if (action === 'begin' || action === 'end') onMode(next)
    if (action === 'leave') onLeave()
    return true
  }
  return [
    modeField,
    keymap.of([{ any: press }]),
    EditorView.domEventHandlers({
      pointerdown: (_, view) => {
        if (view.state.field(modeField) === 'passing') enter(view, 'entered')
      },
      blur: (_, view) => {
        // A window that loses the focus keeps it in the field
        if (document.activeElement !== view.contentDOM) enter(view, 'passing')
      },
    }),
  ]
}

/** Spaces up to the next stop, or all selected lines one step to the right. */
function indent(view: EditorView): boolean {
  const { state } = view
  const { empty, from } = state.selection.main
  if (!empty) return indentMore(view)
  const width = getIndentUnit(state)
  view.dispatch(state.replaceSelection(' '.repeat(width - ((from - state.doc.lineAt(from).from) % width))), {
    scrollIntoView: true,
    userEvent: 'input',
  })
  return true
}
