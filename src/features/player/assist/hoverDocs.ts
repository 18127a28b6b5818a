import type { Extension } from '@codemirror/state'
import { hoverTooltip, type EditorView, type Tooltip } from '@codemirror/view'
import { faultAt } from '../editor/faultMarks'
import type { Suggestion } from '../worker/protocol'
import type { Ask } from './completions'
import { docsOf, element, inWords, signatureOf } from './docs'
import { namedAt, type Named } from './namedAt'
import { entryOf, loadSymbols } from './symbols'
import * as styles from './docs.module.css'

/** How long the pointer rests before a word is explained. */
const HOVER_DELAY_MS = 100

/** Tells what is wrong under the pointer, and what the word there is. */
export function hoverDocs(ask: Ask): Extension {
  return hoverTooltip((view, offset) => tooltipAt(view, offset, ask), { hoverTime: HOVER_DELAY_MS })
}

async function tooltipAt(view: EditorView, offset: number, ask: Ask): Promise<Tooltip | null> {
  const fault = faultAt(view.state, offset)
  const text = view.state.doc.toString()
  const named = namedAt(text, offset)
  const docs = named && (await docsFor(text, named, ask))
  if (!fault && !docs) return null
  const { start, end } = fault ?? named!
  return {
    pos: named?.start ?? start,
    end: named?.end ?? end,
    above: true,
    create: () => {
      const dom = element('div')
      if (fault) {
        const told = element('p', styles.fault)
        told.append(...inWords(fault.message))
        dom.append(told)
      }
      if (docs) dom.append(docs)
      return { dom }
    },
  }
}

async function docsFor(
  text: string,
  { end, word, names, option, isMember }: Named,
  ask: Ask,
): Promise<HTMLElement | undefined> {
  const entries = await loadSymbols().catch(() => ({}) as Awaited<ReturnType<typeof loadSymbols>>)
  const known = names.map((name) => entries[name]).find((entry) => entry !== undefined)
  if (known) return docsOf({ entry: known, option })
  const found = (await ask(text, end))?.names.find(({ name }) => name === word)
  const entry = found && entryOf(entries, found)
  if (entry) return docsOf({ entry })
  return found && (isMember || found.detail) ? signatureOf(signatureIn(found)) : undefined
}

function signatureIn({ kind, name, detail }: Suggestion): string {
  if (kind === 'method' || kind === 'function') return `fn ${name}${detail}`
  return detail ? `${name}: ${detail}` : name
}
