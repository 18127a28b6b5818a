import { EditorState, Prec } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import { EditorView, keymap, tooltips } from '@codemirror/view'
import { acceptCompletion } from '@codemirror/autocomplete'
import { history, historyKeymap, indentSelection, standardKeymap, toggleComment } from '@codemirror/commands'
import { completions } from '../assist/completions'
import type { Ask } from '../assist/completions'
import { hoverDocs } from '../assist/hoverDocs'
import { signatureTip } from '../assist/signatureTip'
import { squiggles, hasDiagnostics } from '../diagnostics/squiggles'
import { diagnosticMessages } from '../diagnostics/diagnosticMessages'
import { numberHandles } from '../numbers/numberHandles'
import { seenView } from '../page/seenView'
import { LONGEST_TEXT } from '../project/longestText'
import { fieldMode } from './fieldMode'
import type { FieldMode } from './fieldMode'
import { finishedLines } from './finishedLines'
import { isFromOutside } from './fromOutside'
import { keepCaretVisible } from './caretVisibility'
import { lineColors } from './lineColors'
import { rustText } from './rustText'

export type FieldParts = {
  /** The finished code, whose look the field has. */
  finished: HTMLElement
  /** The element that tells the keys. */
  hintId: string
  /** Tells what may be written at a place of the text in the field. */
  ask: Ask
  onChange: (text: string) => void
  /** A text was not taken: it is too long. */
  onTooLong: () => void
  /** What finds in the text could not be loaded. */
  onFindLost: () => void
  /** Writing began or ended by a key. */
  onMode: (mode: FieldMode) => void
  onLeave: () => void
  /** Hears what a screen reader is to say. */
  onTell: (message: string) => void
}

/** Everything that the field of an example can do. */
export function fieldExtensions(parts: FieldParts): Extension {
  const { finished, hintId, ask, onChange, onTooLong, onFindLost, onTell, ...leaving } = parts
  return [
    lineColors(finishedLines([...finished.querySelectorAll<HTMLElement>('.l')])),
    squiggles,
    diagnosticMessages,
    rustText,
    completions(ask, onTell),
    hoverDocs(ask),
    signatureTip,
    findOnDemand(onFindLost),
    numberHandles(onTell),
    keymap.of([
      { key: 'Tab', run: acceptCompletion },
      { key: 'Mod-/', run: toggleComment },
      { key: 'Shift-Alt-f', run: indentSelection },
    ]),
    fieldMode(leaving),
    history(),
    keymap.of([...historyKeymap, ...standardKeymap]),
    lengthLimit(onTooLong),
    keepCaretVisible(),
    tooltips({ tooltipSpace: () => ({ left: 0, right: document.documentElement.clientWidth, ...seenView() }) }),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      if (docChanged && !transactions.every(isFromOutside)) onChange(state.doc.toString())
    }),
    EditorView.contentAttributes.of(({ state }) => ({
      // What scrolls sideways is reached with it
      tabindex: '0',
      'aria-label': 'Rust program of this example',
      'aria-describedby': hintId,
      'aria-invalid': String(hasDiagnostics(state)),
    })),
  ]
}

/** The search in the text is loaded when it is asked for. Whoever waits meanwhile may write on. */
function findOnDemand(onLost: () => void): Extension {
  const open = (view: EditorView) => {
    import(/* webpackChunkName: "player-find" */ './find').then(({ addFind }) => addFind(view), onLost)
    return true
  }
  return Prec.low(keymap.of([{ key: 'Mod-f', run: open }]))
}

/** Takes no text that would be too long. */
function lengthLimit(onTooLong: () => void): Extension {
  return [
    EditorState.changeFilter.of((transaction) => {
      if (transaction.newDoc.length <= LONGEST_TEXT || isFromOutside(transaction)) return true
      onTooLong()
      return false
    }),
    EditorView.domEventHandlers({
      // Before the browser lays out a million characters
      beforeinput: ({ data }, { state }) => {
        if (state.doc.length + (data?.length ?? 0) <= LONGEST_TEXT) return false
        onTooLong()
        return true
      },
    }),
  ]
}
