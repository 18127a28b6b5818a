import { indentLess, indentMore, insertNewlineAndIndent } from '@codemirror/commands'
import { getIndentUnit } from '@codemirror/language'
import { StateEffect, StateField, type Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { isFromOutside } from './externalChange'

type Listeners = {
  onMode: (mode: TabMode) => void
  onLeave: () => void
}

const setMode = StateEffect.define<TabMode>()

const modeField = StateField.define<TabMode>({
  create: () => 'entered',
  update: (mode, transaction) => {
    const set = transaction.effects.find((effect) => effect.is(setMode))
    if (set) return set.value as TabMode
    return transaction.docChanged && !isFromOutside(transaction) ? modeAfterInput(mode) : mode
  },
})

const COMMANDS: Partial<Record<EditorAction, (view: EditorView) => boolean>> = {
  newLine: insertNewlineAndIndent,
  indent,
  outdent: indentLess,
}

export function tabMode({ onMode, onLeave }: Listeners): Extension {
  const enter = (view: EditorView, mode: TabMode) => view.dispatch({ effects: setMode.of(mode) })
  const press = (view: EditorView, { key, shiftKey, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent) => {
    const mode = view.state.field(modeField)
    const action = editorActionFor({ key, shiftKey, hasModifier: ctrlKey || altKey || metaKey, isComposing }, mode)
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
        // When the window loses focus, the editor keeps it for later
        if (document.activeElement !== view.contentDOM) enter(view, 'passing')
      },
    }),
  ]
}

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

/**
 * Tab moves focus until the user starts to write. After Tab, writing starts with Enter; after a click, with the first
 * letter.
 */
export type TabMode =
  /** Reached with Tab, or left with Escape. */
  | 'passing'
  /** Reached with Tab, then changed. */
  | 'touched'
  /** Opened or clicked. */
  | 'entered'
  | 'writing'

type EditorAction = 'begin' | 'end' | 'leave' | 'newLine' | 'indent' | 'outdent'

type EditorKey = { key: string; shiftKey: boolean; hasModifier: boolean; isComposing: boolean }

/** Undefined if the browser handles the key, as during input method composition. */
export function editorActionFor(press: EditorKey, mode: TabMode): EditorAction | undefined {
  const { key, shiftKey, hasModifier, isComposing } = press
  if (isComposing || hasModifier) return undefined
  if (key === 'Escape') return mode === 'writing' ? 'end' : 'leave'
  if (key === 'Enter' && !shiftKey) return mode === 'passing' ? 'begin' : 'newLine'
  if (key === 'Tab' && mode === 'writing') return shiftKey ? 'outdent' : 'indent'
  return undefined
}

export function modeAfter(action: EditorAction, mode: TabMode): TabMode {
  if (action === 'begin' || action === 'newLine') return 'writing'
  return action === 'end' ? 'passing' : mode
}

export function modeAfterInput(mode: TabMode): TabMode {
  if (mode === 'passing') return 'touched'
  return mode === 'entered' ? 'writing' : mode
}
