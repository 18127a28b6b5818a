import { StateField, type EditorState, type Extension, type Transaction } from '@codemirror/state'
import { showTooltip, type Tooltip } from '@codemirror/view'
import { codeTokens } from '../code/codeTokens'
import { element, inWords } from '../diagnostics/inWords'
import { symbols } from './docs'
import { callAround, type Call } from './writtenAt'
import * as styles from './docs.module.css'

/** Shows the option or parameter at the caret while a call is written. */
export const signatureTip: Extension = StateField.define<(Tooltip & { told: string }) | null>({
  create: () => null,
  update(before, transaction) {
    if (!transaction.docChanged && !transaction.selection) return before
    // Nothing when the caret only passes by
    if (!isTyped(transaction) && !before) return null
    const call = callAt(transaction.state)
    const told = call && tipOf(call)
    if (!told) return null
    return before?.told === told && before.pos === call.open ? before : tooltip(call.open, told)
  },
  provide: (field) => showTooltip.from(field),
})

const isTyped = (transaction: Transaction) => transaction.docChanged && transaction.isUserEvent('input')

function callAt(state: EditorState): Call | undefined {
  const { main } = state.selection
  return main.empty ? callAround(codeTokens(state.doc.toString()), main.head) : undefined
}

/** The name, type, default and first sentence of an argument. */
function tipOf({ name, isMethod, option, argument }: Call): string | undefined {
  const entries = symbols()
  const entry = isMethod ? onlyMethod(name) : entries[name]
  const isMacro = entry?.kind === 'macro'
  const told = entry?.options?.find((candidate, index) => (isMacro ? candidate.name === option : index === argument))
  if (!told) return undefined
  const fallback = told.default === 'required' || told.default === '' ? '' : ` = ${told.default}`
  return `\`${told.name}: ${told.type}${fallback}\` ${told.description}`
}

/** The only documented method with a name, regardless of its type. */
function onlyMethod(name: string) {
  const found = Object.entries(symbols()).filter(([key, { kind }]) => kind === 'method' && key.endsWith(`::${name}`))
  return found.length === 1 ? found[0]![1] : undefined
}

const tooltip = (pos: number, told: string) => ({
  pos,
  told,
  above: true,
  create: () => {
    const dom = element('div', styles.tip)
    dom.append(...inWords(told))
    return { dom }
  },
})
