import { loadedNames, loadedSymbols, loadNames, loadSymbols } from '../../dom/publishedSymbols'
import { trustedHtml } from '../../dom/trustedHtml'
import { withBasePath } from '../../lib/address/paths'
import { withTimeout } from '../../lib/loading/memoizedLoad'
import type { SymbolNames } from '../../lib/symbols/symbolChunks'
import type { PopupEntries, PopupEntry } from '../../lib/symbols/symbolPopup'
import { element, inlineCodeNodes } from '../diagnostics/inlineCodeNodes'
import type { Suggestion } from '../runtime/protocol'
import * as styles from './docs.module.css'

type Docs = { entry: PopupEntry; option?: string | undefined }

export function docsOf({ entry, option: name }: Docs): HTMLElement {
  const option = entry.options?.find((candidate) => candidate.name === name)
  const docs = element('div', styles.docs)
  const signature = element('pre', styles.signature)
  const code = element('code')
  // Built HTML, covered by the site's content policy
  code.innerHTML = trustedHtml((option ?? entry).signatureHtml).__html
  signature.append(code)
  const summary = element('p', styles.summary)
  summary.append(...inlineCodeNodes(option?.description ?? entry.summary))
  const link = element('a', styles.more)
  link.href = withBasePath(entry.href, __BASE_PATH__)
  link.textContent = 'Read more'
  docs.append(signature, summary, link)
  return docs
}

/** For symbols without documentation: plain code, and what it is. */
export function signatureOf(text: string, words = ''): HTMLElement {
  const docs = element('div', styles.docs)
  const signature = element('pre', styles.signature)
  signature.textContent = text
  const summary = element('p', styles.summary)
  summary.append(...inlineCodeNodes(words))
  docs.append(signature, ...(words ? [summary] : []))
  return docs
}

/** How long an answer waits for the descriptions; after that, the user has typed on. */
const SYMBOLS_TIMEOUT_MS = 1_000

/** Without those that do not load in time; never rejects. */
export function symbolsInTime(wanted: readonly string[]): Promise<PopupEntries> {
  return withTimeout(loadSymbols(wanted), SYMBOLS_TIMEOUT_MS).catch(loadedSymbols)
}

/** Empty if they do not load in time; never rejects. */
export function namesInTime(): Promise<SymbolNames> {
  return withTimeout(loadNames(), SYMBOLS_TIMEOUT_MS).catch(loadedNames)
}

/** Names under which the pages may document it; the first that they do counts. */
export function documentedNames({ owner, kind, name }: Suggestion, path?: string): string[] {
  const own = owner === undefined ? name : kind === 'field' ? `${owner}.${name}` : `${owner}::${name}`
  return path === undefined ? [own] : [`${path}::${name}`, own]
}
