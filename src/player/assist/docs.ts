import { fetchPublished } from '../../dom/fetchPublished'
import { trustedHtml } from '../../dom/trustedHtml'
import { withBasePath } from '../../lib/address/paths'
import { withTimeout, memoizedLoad } from '../../lib/loading/memoizedLoad'
import type { PopupEntries, PopupEntry } from '../../lib/symbols/symbolPopup'
import { element, inWords } from '../diagnostics/inWords'
import type { Suggestion } from '../runtime/protocol'
import * as styles from './docs.module.css'

type Docs = { entry: PopupEntry; option?: string | undefined }

/** What the pages say of a symbol, or of one of its options, in few lines. */
export function docsOf({ entry, option: name }: Docs): HTMLElement {
  const option = entry.options?.find((candidate) => candidate.name === name)
  const docs = element('div', styles.docs)
  const signature = element('pre', styles.signature)
  const code = element('code')
  // The build has made it, and the policy of the site vouches for it
  code.innerHTML = trustedHtml((option ?? entry).signatureHtml).__html
  signature.append(code)
  const summary = element('p', styles.summary)
  summary.append(...inWords(option?.description ?? entry.summary))
  const link = element('a', styles.more)
  link.href = withBasePath(entry.href, __BASE_PATH__)
  link.textContent = 'Read more'
  docs.append(signature, summary, link)
  return docs
}

/** A signature as plain code, where the pages say nothing. */
export function signatureOf(text: string): HTMLElement {
  const docs = element('div', styles.docs)
  const signature = element('pre', styles.signature)
  signature.textContent = text
  docs.append(signature)
  return docs
}

let loaded: PopupEntries = {}

/** Loads what the pages say of the engine, once; after a failure, the next call tries again. */
export const loadSymbols = memoizedLoad(async (): Promise<PopupEntries> => {
  loaded = (await (await fetchPublished('symbols', __BASE_PATH__)).json()) as PopupEntries
  return loaded
})

/** So long an answer waits for them: who writes on has no use for a later one. */
const SOON_MS = 1_000

/** What is loaded of it soon, without a failure. */
export function symbolsSoon(): Promise<PopupEntries> {
  return withTimeout(loadSymbols(), SOON_MS).then(symbols, symbols)
}

/** What is loaded of it. */
export const symbols = (): PopupEntries => loaded

/** What the pages say of something that the language has named. */
export function entryOf(
  entries: PopupEntries,
  { owner, kind, name }: Suggestion,
  path?: string,
): PopupEntry | undefined {
  if (path !== undefined && entries[`${path}::${name}`]) return entries[`${path}::${name}`]
  if (owner === undefined) return entries[name]
  return entries[kind === 'field' ? `${owner}.${name}` : `${owner}::${name}`]
}
