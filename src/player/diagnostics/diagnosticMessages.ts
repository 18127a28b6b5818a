import { Facet, StateEffect, StateField, type EditorState, type Extension, type Text } from '@codemirror/state'
import { Decoration, EditorView, keymap, ViewPlugin, WidgetType, type DecorationSet } from '@codemirror/view'
import { isApple } from '../../dom/keys'
import { listen, SHOW_DIAGNOSTIC_EVENT } from '../page/events'
import { element, inlineCodeNodes } from './inlineCodeNodes'
import type { EditorFix, ShownDiagnostic } from './shownDiagnostics'
import { isHeldBack, isSameLine, typedLine, typing } from './typedLine'
import * as styles from './diagnosticMessages.module.css'

const setMessages = StateEffect.define<readonly ShownDiagnostic[]>()

/** A diagnostic whose line is in the editor. */
type Placed = ShownDiagnostic & { place: number }

/** One at a time, so that the reserved space is enough. */
export const shownMessage = Facet.define<Placed | undefined, Placed | undefined>({ combine: ([shown]) => shown })

const setFocus = StateEffect.define<number>()

/** The offset that was last typed at, after the pause, or navigated to: the message there comes first. */
const focus = StateField.define<number>({
  create: () => 0,
  update: (before, { changes, effects, startState, state }) => {
    const gone = effects.find((effect) => effect.is(setFocus))?.value as number | undefined
    const typed = state.field(typing) ? undefined : startState.field(typing)?.offset
    return gone ?? changes.mapPos(typed ?? before)
  },
})

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
    shownMessage.compute([field, typing, focus], (state) => messageOf(state)),
    EditorView.decorations.compute([shownMessage], drawnBelow),
    EditorView.editorAttributes.compute([shownMessage], (state) => ({
      'data-messages': state.facet(shownMessage) ? '1' : '0',
    })),
  ],
})

function moved({ place, fix: change, ...diagnostic }: Placed, map: (offset: number, side: -1 | 1) => number): Placed {
  if (!change) return { ...diagnostic, place: map(place, 1) }
  const start = map(change.start, 1)
  return { ...diagnostic, place: map(place, 1), fix: { ...change, start, end: Math.max(start, map(change.end, -1)) } }
}

function messageOf(state: EditorState): Placed | undefined {
  const seen = state.field(words).filter(({ place }) => !isHeldBack(state, place))
  return seen.find(({ place }) => isSameLine(state.doc, place, state.field(focus))) ?? seen[0]
}

/** Maximum height of a tooltip above a line. */
const TOOLTIP_LINES = 3

/** Whether a message would cover a tooltip above an offset. */
export function hasMessageAbove({ doc }: EditorState, message: Placed | undefined, offset: number): boolean {
  if (!message) return false
  const distance = lineNumber(doc, offset) - lineNumber(doc, message.place)
  return 0 < distance && distance <= TOOLTIP_LINES
}

const lineNumber = (doc: Text, offset: number) => doc.lineAt(Math.min(offset, doc.length)).number

function drawnBelow(state: EditorState): DecorationSet {
  const { doc } = state
  const diagnostic = state.facet(shownMessage)
  if (!diagnostic) return Decoration.none
  const { to } = doc.lineAt(Math.min(diagnostic.place, doc.length))
  const widget = new DiagnosticWidget(diagnostic, state.field(words).length - 1)
  return Decoration.set(Decoration.widget({ widget, block: true, side: 1 }).range(to))
}

/** Those of the line that is being typed appear after a pause. */
export function showMessages(view: EditorView, diagnostics: readonly ShownDiagnostic[]) {
  if (diagnostics.length === 0 && view.state.field(words).length === 0) return
  view.dispatch({ effects: setMessages.of(diagnostics) })
}

/** Scrolls to a message that appears at the caret's line or next to it. */
const messageInView = EditorView.updateListener.of(({ view, state, startState }) => {
  const place = state.facet(shownMessage)?.place
  if (place === undefined || startState.facet(shownMessage) || !view.hasFocus) return
  if (Math.abs(lineNumber(state.doc, place) - lineNumber(state.doc, state.selection.main.head)) > 1) return
  queueMicrotask(() => view.dispatch({ effects: EditorView.scrollIntoView(Math.min(place, view.state.doc.length)) }))
})

/** A message below its line; F8 goes to the next, Ctrl+. applies a quick fix. */
export const diagnosticMessages: Extension = [
  typedLine,
  focus,
  words,
  messageInView,
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

/** The fix of the caret's line, else the first. */
function fixable(state: EditorState): Placed | undefined {
  const diagnostics = state.field(words).filter((diagnostic) => diagnostic.fix)
  const { from, to } = state.doc.lineAt(state.selection.main.head)
  return diagnostics.find(({ place }) => from <= place && place <= to) ?? diagnostics[0]
}

function goTo(view: EditorView, diagnostic: Placed | undefined): boolean {
  if (!diagnostic) return false
  view.focus()
  const { place } = diagnostic
  view.dispatch({ selection: { anchor: place }, effects: setFocus.of(place), scrollIntoView: true })
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

  constructor(
    private readonly diagnostic: Placed,
    /** How many other diagnostics there are. */
    private readonly others: number,
  ) {
    super()
    const { what, help, fix: change } = diagnostic
    this.key = JSON.stringify([what, help, change?.before, change?.text, others])
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
    box.append(shown, this.showAll(view, box, shown))
    if (change) box.append(this.fixButton(view, fixLabel(change)))
    if (this.others > 0) box.append(this.nextButton(view))
    return box
  }

  /** For a message that does not fit. */
  private showAll(view: EditorView, box: HTMLElement, shown: HTMLElement): HTMLElement {
    const button = actionButton('Show all', () => {
      box.dataset.isWhole = ''
      button.remove()
      view.requestMeasure()
    })
    button.hidden = true
    view.requestMeasure({
      read: () => shown.scrollHeight > shown.clientHeight + 1,
      write: (isCut) => (button.hidden = !isCut),
    })
    return button
  }

  private nextButton(view: EditorView): HTMLElement {
    return actionButton(`${this.others} more`, () => goTo(view, next(view.state)), 'F8')
  }

  private fixButton(view: EditorView, label: string): HTMLElement {
    const button = actionButton(
      label,
      () => {
        const hadFocus = document.activeElement === button
        fix(view, view.state.facet(shownMessage))
        if (hadFocus) view.focus()
      },
      isApple(navigator.platform) ? '⌘ .' : 'Ctrl .',
    )
    return button
  }
}

function actionButton(label: string, action: () => void, keys?: string): HTMLElement {
  const button = element('button', styles.fix)
  button.type = 'button'
  if (keys) button.dataset.keys = keys
  button.append(...inlineCodeNodes(label))
  // Focus, and with it a phone's keyboard, stays
  button.onmousedown = (event) => event.preventDefault()
  button.onclick = action
  return button
}

/** Maximum length of a replacement that a button shows in full. */
const MAX_NAMED_LENGTH = 40

/** Code is in backticks. */
export function fixLabel({ text, before }: Pick<EditorFix, 'text' | 'before'>): string {
  if (text.trim() === '') return before.trim() === '' ? 'Fix' : `Remove \`${shown(before)}\``
  return before === '' ? `Add \`${shown(text)}\`` : `Replace with \`${shown(text)}\``
}

function shown(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > MAX_NAMED_LENGTH ? `${line.slice(0, MAX_NAMED_LENGTH)}…` : line
}
