import { fetchPublished } from '../../dom/fetchPublished'
import { trustedHtml } from '../../dom/trustedHtml'
import { withBasePath } from '../../lib/address/paths'
import { withTimeout, memoizedLoad } from '../../lib/loading/memoizedLoad'
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

let loaded: PopupEntries = {}

/** Loads once; a failed load is retried by the next call. */
export const loadSymbols = memoizedLoad(async (): Promise<PopupEntries> => {
  loaded = (await (await fetchPublished('symbols', __BASE_PATH__)).json()) as PopupEntries
  return loaded
})

/** How long an answer waits for the descriptions; after that, the user has typed on. */
const SYMBOLS_TIMEOUT_MS = 1_000

/** Empty if they do not load in time; never rejects. */
export function symbolsInTime(): Promise<PopupEntries> {
  return withTimeout(loadSymbols(), SYMBOLS_TIMEOUT_MS).then(symbols, symbols)
}

export const symbols = (): PopupEntries => loaded

export function entryOf(
  entries: PopupEntries,
  { owner, kind, name }: Suggestion,
  path?: string,
): PopupEntry | undefined {
  if (path !== undefined && entries[`${path}::${name}`]) return entries[`${path}::${name}`]
  if (owner === undefined) return entries[name]
  return entries[kind === 'field' ? `${owner}.${name}` : `${owner}::${name}`]
}
