import { trustedHtml } from '../../../dom/trustedHtml'
import { withBasePath } from '../../../lib/address/paths'
import type { PopupEntry } from '../../../lib/symbols/symbolPopup'
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
  link.textContent = 'Open page'
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

/** A text with what stands between backticks as code. */
export function inWords(text: string): Node[] {
  return text.split('`').map((part, index) => {
    if (index % 2 === 0) return document.createTextNode(part)
    const code = element('code')
    code.textContent = part
    return code
  })
}

export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className?: string) {
  const made = document.createElement(name)
  if (className) made.className = className
  return made
}
