import { StateEffect, StateField } from '@codemirror/state'
import type { EditorState, Extension } from '@codemirror/state'
import { Decoration, EditorView, keymap, ViewPlugin, WidgetType } from '@codemirror/view'
import type { DecorationSet } from '@codemirror/view'
import { isApple } from '../../dom/keys'
import { listen, SHOW_DIAGNOSTIC_EVENT } from '../page/events'
import { element, inlineCodeNodes } from './inlineCodeNodes'
import type { EditorFix, ShownDiagnostic } from './shownDiagnostics'
import { isBeingTyped, typedLine, typedOffset } from './typedLine'
import * as styles from './diagnosticMessages.module.css'

const setMessages = StateEffect.define<readonly ShownDiagnostic[]>()

/** A diagnostic whose line is in the editor. */
type Placed = ShownDiagnostic & { place: number }

const words = StateField.define<readonly Placed[]>({
  create: () => [],
  update: (before, { changes, docChanged, effects }) => {
    const shown = effects.find((effect) => effect.is(setMessages))?.value as readonly ShownDiagnostic[] | undefined
    if (!shown && !docChanged) return before
    return shown
      ? shown.flatMap((diagnostic) =>
          diagnostic.place === undefined ? [] : [{ ...diagnostic, place: diagnostic.place }],
        )
      : before.map((diagnostic) => moved(diagnostic, (offset, side) => changes.mapPos(offset, side)))
  },
  provide: (field) => [
    EditorView.decorations.compute([field, typedOffset], (state) => drawnBelow(state)),
    // Reserves space for a message, so that the first one doesn't move the page
    EditorView.editorAttributes.compute([field, typedOffset], (state) => ({
      'data-messages': String(drawn(state).length),
    })),
  ],
})

function moved({ place, fix: change, ...diagnostic }: Placed, map: (offset: number, side: -1 | 1) => number): Placed {
  if (!change) return { ...diagnostic, place: map(place, 1) }
  const start = map(change.start, 1)
  return { ...diagnostic, place: map(place, 1), fix: { ...change, start, end: Math.max(start, map(change.end, -1)) } }
}

/** The diagnostics to display; a line has none while it is being typed. */
function drawn(state: EditorState): readonly Placed[] {
  return state.field(words).filter(({ place }) => !isBeingTyped(state, Math.min(place, state.doc.length)))
}

export function hasMessageAbove(state: EditorState, offset: number): boolean {
  const { number } = state.doc.lineAt(offset)
  return drawn(state).some(({ place }) => state.doc.lineAt(Math.min(place, state.doc.length)).number === number - 1)
}

function drawnBelow(state: EditorState): DecorationSet {
  const { doc } = state
  const widgets = drawn(state).map((diagnostic) => {
    const { to } = doc.lineAt(Math.min(diagnostic.place, doc.length))
    return Decoration.widget({ widget: new DiagnosticWidget(diagnostic), block: true, side: 1 }).range(to)
  })
  return Decoration.set(widgets, true)
}

/** Shows diagnostics without moving the lines in view. */
export function showInPlace(view: EditorView, diagnostics: readonly ShownDiagnostic[]) {
  if (diagnostics.length === 0 && view.state.field(words).length === 0) return
  const before = topOfCaretLine(view)
  view.dispatch({ effects: setMessages.of(diagnostics) })
  const after = topOfCaretLine(view)
  const atCaret = diagnostics.find(({ place }) => place !== undefined && isOnCaretLine(view.state, place))
  // A message at or next to the caret's line scrolls into view
  if (atCaret?.place !== undefined && view.hasFocus) {
    return view.dispatch({ effects: EditorView.scrollIntoView(Math.min(atCaret.place, view.state.doc.length)) })
  }
  const isSeen = before !== undefined && 0 <= before && before <= window.innerHeight
  if (isSeen && after !== undefined && after !== before) window.scrollBy({ top: after - before, behavior: 'instant' })
}

function isOnCaretLine({ doc, selection }: EditorState, place: number): boolean {
  const numberOf = (offset: number) => doc.lineAt(Math.min(offset, doc.length)).number
  return Math.abs(numberOf(place) - numberOf(selection.main.head)) <= 1
}

function topOfCaretLine(view: EditorView): number | undefined {
  const { node } = view.domAtPos(view.state.selection.main.head)
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('.cm-line')?.getBoundingClientRect().top
}

/** Messages below their lines; F8 goes to the first, Ctrl+. applies a quick fix. */
export const diagnosticMessages: Extension = [
  words,
  typedLine,
  keymap.of([
    { key: 'F8', run: (view) => goTo(view, next(view.state)) },
    { key: 'Shift-F8', run: (view) => goTo(view, previous(view.state)) },
    { key: 'Mod-.', run: (view) => fix(view, fixable(view.state)) },
  ]),
  ViewPlugin.define((view) => {
    const block = view.dom.closest('[data-code-block]')
    return {
      destroy: block ? listen(block, SHOW_DIAGNOSTIC_EVENT, () => goTo(view, view.state.field(words)[0])) : undefined,
    }
  }),
]

function next(state: EditorState): Placed | undefined {
  const diagnostics = state.field(words)
  return diagnostics.find(({ place }) => place > state.selection.main.head) ?? diagnostics[0]
}

function previous(state: EditorState): Placed | undefined {
  const diagnostics = state.field(words)
  return diagnostics.filter(({ place }) => place < state.selection.main.head).at(-1) ?? diagnostics.at(-1)
}

/** The quick fix of the caret's line, else the first. */
function fixable(state: EditorState): Placed | undefined {
  const diagnostics = state.field(words).filter((diagnostic) => diagnostic.fix)
  const { from, to } = state.doc.lineAt(state.selection.main.head)
  return diagnostics.find(({ place }) => from <= place && place <= to) ?? diagnostics[0]
}

function goTo(view: EditorView, diagnostic: Placed | undefined): boolean {
  if (!diagnostic) return false
  view.focus()
  view.dispatch({ selection: { anchor: diagnostic.place }, scrollIntoView: true })
  return true
}

function fix(view: EditorView, diagnostic: Placed | undefined): boolean {
  const change = diagnostic?.fix
  if (!change || view.state.sliceDoc(change.start, change.end) !== change.before) return false
  const { start: from, end: to, text: insert } = change
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    effects: EditorView.announce.of(fixLabel(change).replaceAll('`', '')),
    userEvent: 'input.fix',
  })
  return true
}

class DiagnosticWidget extends WidgetType {
  private readonly key: string

  constructor(private readonly diagnostic: Placed) {
    super()
    const { what, help, fix: change } = diagnostic
    this.key = JSON.stringify([what, help, change?.before, change?.text])
  }

  override eq({ key }: DiagnosticWidget) {
    return key === this.key
  }

  override toDOM(view: EditorView) {
    const { what, help, fix: change } = this.diagnostic
    const box = element('div', styles.words)
    box.dataset.diagnosticMessages = ''
    const shown = element('p')
    shown.append(...inlineCodeNodes(help ? `${what} – ${help}` : what))
    box.append(shown)
    if (change) box.append(this.button(view, fixLabel(change)))
    return box
  }

  private button(view: EditorView, label: string): HTMLElement {
    const button = element('button', styles.fix)
    button.type = 'button'
    button.dataset.keys = isApple(navigator.platform) ? '⌘ .' : 'Ctrl .'
    button.append(...inlineCodeNodes(label))
    // Keeps focus in the editor, and with it a phone's keyboard open
    button.onmousedown = (event) => event.preventDefault()
    button.onclick = () => {
      const hadFocus = document.activeElement === button
      fix(
        view,
        view.state.field(words).find((diagnostic) => new DiagnosticWidget(diagnostic).eq(this)),
      )
      if (hadFocus) view.focus()
    }
    return button
  }
}

/** Maximum length of a replacement that a button shows in full. */
const LONGEST_NAMED = 40

/** The label of a quick fix, with code in backticks. */
export function fixLabel({ text, before }: Pick<EditorFix, 'text' | 'before'>): string {
  if (text.trim() === '') return before.trim() === '' ? 'Fix' : `Remove \`${shown(before)}\``
  return before === '' ? `Add \`${shown(text)}\`` : `Replace with \`${shown(text)}\``
}

function shown(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > LONGEST_NAMED ? `${line.slice(0, LONGEST_NAMED)}…` : line
}
