import { EditorState, Prec, type Extension } from '@codemirror/state'
import { EditorView, keymap, tooltips } from '@codemirror/view'
import { history, historyKeymap, indentSelection, standardKeymap, toggleComment } from '@codemirror/commands'
import type { QueryText } from '../assist/completions'
import { RUST, type EditorLanguage } from '../code/editorLanguage'
import { squiggles, hasDiagnostics } from '../diagnostics/squiggles'
import { diagnosticMessages } from '../diagnostics/diagnosticMessages'
import { numberHandles } from '../numbers/numberHandles'
import { visibleArea } from '../page/visibleArea'
import { MAX_PROGRAM_LENGTH } from '../project/maxProgramLength'
import { tabMode, type TabMode } from './tabMode'
import type { StaticLine } from './staticLines'
import { isFromOutside } from './externalChange'
import { keepCaretVisible } from './caretVisibility'
import { lineColors } from './lineColors'
import { rustText } from './rustText'

export type EditorParts = {
  /** Rust by default; sliders are for Rust and WGSL. */
  language?: EditorLanguage
  /** The lines of the static code whose look the editor adopts. */
  lines: readonly StaticLine[]
  /** The element that describes the keys. */
  hintId: string
  queryText: QueryText
  onChange: (text: string) => void
  /** Called when a text is rejected as too long. */
  onTooLong: () => void
  /** Called when Find could not be loaded. */
  onFindLost: () => void
  onMode: (mode: TabMode) => void
  onLeave: () => void
  onAnnounce: (message: string) => void
}

export type AssistanceParts = Pick<EditorParts, 'language' | 'queryText' | 'onAnnounce'>

/** Without changes of the text, which the view reports before it draws them. */
export function editorExtensions(parts: Omit<EditorParts, 'onChange'>): Extension {
  const { lines, hintId, onTooLong, onFindLost, onAnnounce, ...leaving } = parts
  const { language = RUST } = parts
  return [
    lineColors(lines, language.segments),
    squiggles,
    diagnosticMessages,
    language.name === 'toml' ? tomlComments : [],
    rustText,
    assistanceOnDemand(parts),
    language.name === 'toml' ? [] : numberHandles(onAnnounce),
    findOnDemand(onFindLost),
    keymap.of([
      { key: 'Mod-/', run: toggleComment },
      { key: 'Shift-Alt-f', run: indentSelection },
    ]),
    tabMode(leaving),
    history(),
    keymap.of([...historyKeymap, ...standardKeymap]),
    lengthLimit(onTooLong),
    keepCaretVisible(),
    tooltips({ tooltipSpace: () => ({ left: 0, right: document.documentElement.clientWidth, ...visibleArea() }) }),
    EditorView.contentAttributes.of(({ state }) => ({
      // Makes the horizontal scroller focusable
      tabindex: '0',
      'aria-label': language.label,
      'aria-describedby': hintId,
      'aria-invalid': String(hasDiagnostics(state)),
    })),
  ]
}

const tomlComments = EditorState.languageData.of(() => [{ commentTokens: { line: '#' } }])

/** Loads Find on its first shortcut; typing continues meanwhile. */
function findOnDemand(onLost: () => void): Extension {
  const open = (view: EditorView) => {
    import(/* webpackChunkName: "player-find" */ './find').then(({ addFind }) => addFind(view), onLost)
    return true
  }
  return Prec.low(keymap.of([{ key: 'Mod-f', run: open }]))
}

/** Loads assistance on the first key press or pointer move; typing continues meanwhile, and without it. */
function assistanceOnDemand(parts: AssistanceParts): Extension {
  let isWanted = true
  let latestKey: KeyboardEvent | undefined
  let latestMove: MouseEvent | undefined
  const load = (event: Event, view: EditorView) => {
    if (event instanceof KeyboardEvent) latestKey = event
    latestMove = event instanceof MouseEvent ? event : undefined
    if (!isWanted) return
    isWanted = false
    const { doc } = view.state
    import(/* webpackChunkName: "player-assistance" */ './assistance').then(
      ({ addAssistance }) => {
        const isList = latestKey?.ctrlKey === true && latestKey.key === ' '
        addAssistance(view, parts, isList || (view.state.doc !== doc && isCompletable(view.state)))
        // A resting pointer moves no more
        latestMove?.target?.dispatchEvent(new MouseEvent('mousemove', latestMove))
      },
      () => (isWanted = true),
    )
  }
  return EditorView.domEventObservers({ keydown: load, beforeinput: load, mousemove: load })
}

/** Behind a name, or at the start of a macro's options. */
const isCompletable = ({ doc, selection: { main } }: EditorState) =>
  /[\w.:!]$|!\($/.test(doc.sliceString(Math.max(0, main.head - 2), main.head))

function lengthLimit(onTooLong: () => void): Extension {
  return [
    EditorState.changeFilter.of((transaction) => {
      if (transaction.newDoc.length <= MAX_PROGRAM_LENGTH || isFromOutside(transaction)) return true
      onTooLong()
      return false
    }),
    EditorView.domEventHandlers({
      // Before the browser lays out a million characters
      beforeinput: ({ data }, { state }) => {
        if (state.doc.length + (data?.length ?? 0) <= MAX_PROGRAM_LENGTH) return false
        onTooLong()
        return true
      },
    }),
  ]
}
