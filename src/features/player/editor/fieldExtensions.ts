import { acceptCompletion } from '@codemirror/autocomplete'
import { history, historyKeymap, standardKeymap, toggleComment } from '@codemirror/commands'
import type { Extension } from '@codemirror/state'
import { EditorView, keymap, tooltips } from '@codemirror/view'
import { seenView } from '../figure/seenView'
import { numberHandles } from '../numbers/numberHandles'
import { faultMarks, hasFaults } from './faultMarks'
import type { FieldMode } from './fieldKeys'
import { fieldMode } from './fieldMode'
import { finishedLines } from './finishedLines'
import { isFromOutside } from './fromOutside'
import { inSight } from './inSight'
import { lengthLimit } from './lengthLimit'
import { lineColors } from './lineColors'
import { rustText } from './rustText'

export type FieldParts = {
  /** The finished code, whose look the field has. */
  finished: HTMLElement
  /** The element that tells the keys. */
  hintId: string
  onChange: (text: string) => void
  /** A text was not taken: it is too long. */
  onTooLong: () => void
  /** Writing began or ended by a key. */
  onMode: (mode: FieldMode) => void
  onLeave: () => void
  /** Hears what a screen reader is to say. */
  onTell: (message: string) => void
}

/** Everything that the field of an example can do. */
export function fieldExtensions({ finished, hintId, onChange, onTooLong, onTell, ...leaving }: FieldParts): Extension {
  return [
    lineColors(finishedLines([...finished.querySelectorAll<HTMLElement>('.l')])),
    faultMarks,
    rustText,
    numberHandles(onTell),
    keymap.of([
      { key: 'Tab', run: acceptCompletion },
      { key: 'Mod-/', run: toggleComment },
    ]),
    fieldMode(leaving),
    history(),
    keymap.of([...historyKeymap, ...standardKeymap]),
    lengthLimit(onTooLong),
    inSight(),
    tooltips({ tooltipSpace: () => ({ left: 0, right: document.documentElement.clientWidth, ...seenView() }) }),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      if (docChanged && !transactions.every(isFromOutside)) onChange(state.doc.toString())
    }),
    EditorView.contentAttributes.of(({ state }) => ({
      'aria-label': 'Rust program of this example',
      'aria-describedby': hintId,
      'aria-invalid': String(hasFaults(state)),
    })),
  ]
}
