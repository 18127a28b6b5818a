import { Prec, StateEffect, StateField, type EditorState, type Extension, type Transaction } from '@codemirror/state'
import { EditorView, keymap, showTooltip, type Tooltip } from '@codemirror/view'
import { loadedNames, loadedSymbols, loadNames, loadSymbols } from '../../dom/publishedSymbols'
import { codeTokens } from '../code/codeTokens'
import { hasMessageAbove, shownMessage } from '../diagnostics/diagnosticMessages'
import { element, inlineCodeNodes } from '../diagnostics/inlineCodeNodes'
import { callAround, type Call } from './writtenAt'
import * as styles from './docs.module.css'

type Tip = Tooltip & { reported: string; isClosed: boolean }

/** The call around the caret, whose documentation may not be loaded yet. */
type CalledTip = { call: Call; tip: Tip | undefined }

const close = StateEffect.define<null>()
const loaded = StateEffect.define<null>()

const field = StateField.define<CalledTip | null>({
  create: () => null,
  update(before, transaction) {
    const has = (type: typeof close) => transaction.effects.some((effect) => effect.is(type))
    if (has(close)) return before?.tip ? { ...before, tip: { ...before.tip, isClosed: true } } : before
    if (!transaction.docChanged && !transaction.selection) {
      return before && has(loaded) ? calledTip(before.call, before.tip) : before
    }
    // Nothing when the caret only passes by
    if (!isTyped(transaction) && !before?.tip) return null
    const call = callAt(transaction.state)
    return call ? calledTip(call, before?.tip) : null
  },
  provide: (called) =>
    showTooltip.compute([called, shownMessage, 'doc'], (state) => {
      const shown = state.field(called)?.tip
      return shown && !shown.isClosed && !hasMessageAbove(state, state.facet(shownMessage), shown.pos) ? shown : null
    }),
})

/** Loads the documentation of a call when it begins. */
const loader = EditorView.updateListener.of(({ view, state, startState }) => {
  const called = state.field(field)
  if (!called || called.tip || called.call.name === startState.field(field, false)?.call.name) return
  loadCalled(called.call).then(
    () => view.dispatch({ effects: loaded.of(null) }),
    // The next call retries
    () => {},
  )
})

/** Shows the option or parameter at the caret in a call. Escape hides it for this argument. */
export const signatureTip: Extension = [field, loader, Prec.high(keymap.of([{ key: 'Escape', run: closeTip }]))]

function closeTip(view: EditorView): boolean {
  const tip = view.state.field(field)?.tip
  if (!tip || tip.isClosed) return false
  view.dispatch({ effects: close.of(null) })
  return true
}

const isTyped = (transaction: Transaction) => transaction.docChanged && transaction.isUserEvent('input')

function callAt(state: EditorState): Call | undefined {
  const { main } = state.selection
  return main.empty ? callAround(codeTokens(state.doc.toString()), main.head) : undefined
}

function calledTip(call: Call, before: Tip | undefined): CalledTip {
  const reported = reportedOf(call)
  if (!reported) return { call, tip: undefined }
  return {
    call,
    tip: before?.reported === reported && before.pos === call.open ? before : tooltip(call.open, reported),
  }
}

function reportedOf({ name, isMethod, option, argument }: Call): string | undefined {
  const documented = isMethod ? onlyMethod(name) : name
  const entry = documented === undefined ? undefined : loadedSymbols()[documented]
  const isMacro = entry?.kind === 'macro'
  const reported = entry?.options?.find((candidate, index) =>
    isMacro ? candidate.name === option : index === argument,
  )
  if (!reported) return undefined
  const fallback = reported.default === 'required' || reported.default === '' ? '' : ` = ${reported.default}`
  return `\`${reported.name}: ${reported.type}${fallback}\` ${reported.description}`
}

async function loadCalled({ name, isMethod }: Call): Promise<void> {
  if (isMethod) await loadNames()
  const documented = isMethod ? onlyMethod(name) : name
  if (documented !== undefined) await loadSymbols([documented])
}

/** Undefined if several types have the method. */
function onlyMethod(name: string): string | undefined {
  const found = loadedNames().methods.filter((method) => method.endsWith(`::${name}`))
  return found.length === 1 ? found[0] : undefined
}

const tooltip = (pos: number, reported: string): Tip => ({
  pos,
  reported,
  isClosed: false,
  above: true,
  // Placed below, it would cover the caret's line, a message or the end of the code
  strictSide: true,
  create: () => {
    const dom = element('div', styles.tip)
    dom.append(...inlineCodeNodes(reported))
    return { dom }
  },
})
