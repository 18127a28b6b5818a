import type { Extension } from '@codemirror/state'
import { hoverTooltip, type EditorView, type Tooltip } from '@codemirror/view'
import { candidateNames, usedSymbol } from '../../lib/symbols/symbols'
import { codeTokens } from '../code/codeTokens'
import { diagnosticAt } from '../diagnostics/squiggles'
import { element, inlineCodeNodes } from '../diagnostics/inlineCodeNodes'
import type { Suggestion } from '../runtime/protocol'
import type { QueryText } from './completions'
import { docsOf, signatureOf, symbolsInTime } from './docs'
import { restingPointer } from './restingPointer'
import * as styles from './docs.module.css'

const HOVER_DELAY_MS = 100

/** `hoverTips` of Rust. */
export const hoverDocs = (queryText: QueryText): Extension =>
  hoverTips((text, offset) => docsFor(text, offset, queryText))

type DocsAt = (text: string, offset: number) => Promise<HTMLElement | undefined>

/** Shows the diagnostic and the documentation of the word under the pointer. */
export function hoverTips(docsAt: DocsAt): Extension {
  return [
    hoverTooltip((view, offset) => tooltipAt(view, offset, docsAt), { hoverTime: HOVER_DELAY_MS }),
    restingPointer,
  ]
}

export async function tooltipAt(view: EditorView, offset: number, docsAt: DocsAt): Promise<Tooltip | null> {
  const diagnostic = diagnosticAt(view.state, offset)
  const text = view.state.doc.toString()
  const word = codeTokens(text).find(({ kind, start, end }) => kind === 'word' && start <= offset && offset < end)
  const docs = word && (await docsAt(text, offset))
  const place = docs ? word : diagnostic
  if (!place) return null
  return {
    pos: place.start,
    end: place.end,
    above: true,
    create: () => {
      const dom = element('div')
      if (diagnostic) {
        const messageElement = element('p', styles.diagnostic)
        messageElement.append(...inlineCodeNodes(diagnostic.message))
        dom.append(messageElement)
      }
      if (docs) dom.append(docs)
      return { dom }
    },
  }
}

export async function docsFor(text: string, offset: number, queryText: QueryText): Promise<HTMLElement | undefined> {
  const { meaning } = await queryText({ kind: 'explain', text, offset })
  if (!meaning) return undefined
  const { uses, named } = meaning
  const entries = uses.length > 0 ? await symbolsInTime(uses.flatMap(candidateNames)) : {}
  for (const use of uses) {
    const entry = usedSymbol(use, (name) => entries[name])
    if (entry) return docsOf({ entry, ...(use.kind === 'option' && { option: use.name }) })
  }
  return named?.detail ? signatureOf(signatureIn(named)) : undefined
}

function signatureIn({ kind, name, detail }: Suggestion): string {
  if (kind === 'method' || kind === 'function') return `fn ${name}${detail}`
  return detail ? `${name}: ${detail}` : name
}
