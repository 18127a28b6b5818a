import { Prec, StateEffect, StateField } from '@codemirror/state'
import type { EditorState, Extension, Transaction } from '@codemirror/state'
import { keymap, showTooltip } from '@codemirror/view'
import type { EditorView, Tooltip } from '@codemirror/view'
import { codeTokens } from '../code/codeTokens'
import { hasMessageAbove, shownMessage } from '../diagnostics/diagnosticMessages'
import { element, inlineCodeNodes } from '../diagnostics/inlineCodeNodes'
import { symbols } from './docs'
import { callAround, type Call } from './writtenAt'
import * as styles from './docs.module.css'

type Tip = Tooltip & { reported: string; isClosed: boolean }

const close = StateEffect.define<null>()

const field = StateField.define<Tip | null>({
  create: () => null,
  update(before, transaction) {
    if (transaction.effects.some((effect) => effect.is(close))) return before && { ...before, isClosed: true }
    if (!transaction.docChanged && !transaction.selection) return before
    // Nothing when the caret only passes by
    if (!isTyped(transaction) && !before) return null
    const call = callAt(transaction.state)
    const reported = call && tipOf(call)
    if (!reported) return null
    return before?.reported === reported && before.pos === call.open ? before : tooltip(call.open, reported)
  },
  provide: (tip) =>
    showTooltip.compute([tip, shownMessage, 'doc'], (state) => {
      const shown = state.field(tip)
      return shown && !shown.isClosed && !hasMessageAbove(state, state.facet(shownMessage), shown.pos) ? shown : null
    }),
})

/** Shows the option or parameter at the caret in a call. Escape hides it for this argument. */
export const signatureTip: Extension = [field, Prec.high(keymap.of([{ key: 'Escape', run: closeTip }]))]

function closeTip(view: EditorView): boolean {
  const tip = view.state.field(field)
  if (!tip || tip.isClosed) return false
  view.dispatch({ effects: close.of(null) })
  return true
}

const isTyped = (transaction: Transaction) => transaction.docChanged && transaction.isUserEvent('input')

function callAt(state: EditorState): Call | undefined {
  const { main } = state.selection
  return main.empty ? callAround(codeTokens(state.doc.toString()), main.head) : undefined
}

function tipOf({ name, isMethod, option, argument }: Call): string | undefined {
  const entries = symbols()
  const entry = isMethod ? onlyMethod(name) : entries[name]
  const isMacro = entry?.kind === 'macro'
  const reported = entry?.options?.find((candidate, index) =>
    isMacro ? candidate.name === option : index === argument,
  )
  if (!reported) return undefined
  const fallback = reported.default === 'required' || reported.default === '' ? '' : ` = ${reported.default}`
  return `\`${reported.name}: ${reported.type}${fallback}\` ${reported.description}`
}

/** Undefined if several types have the method. */
function onlyMethod(name: string) {
  const found = Object.entries(symbols()).filter(([key, { kind }]) => kind === 'method' && key.endsWith(`::${name}`))
  return found.length === 1 ? found[0]![1] : undefined
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
